import type { InjectOptions } from 'fastify';
import { PNG } from 'pngjs';
import { z } from 'zod';
import { deskApi } from '#contract/desk/api.ts';
import { isFile, type DeskEndpoint } from '#contract/desk/endpoint.ts';
import { valueOf, type JsonSchema } from './schema-values.ts';

export interface DeskRequest {
  name: string;
  access: NonNullable<DeskEndpoint['access']>;
  request: InjectOptions & { url: string };
}

const PICTURE = PNG.sync.write(new PNG({ width: 3, height: 2 }));

const exampleOf = (schema: z.ZodType) =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

/** A request to every endpoint that needs a session, with the given parameters; signing out comes last. */
export function deskRequests(params: Record<string, string | number>): DeskRequest[] {
  const requests = Object.entries<DeskEndpoint>(deskApi)
    .filter(([, { access }]) => access !== 'public')
    .map(([name, endpoint]): DeskRequest => {
      const { method, path, access = 'organiser', query, body, key } = endpoint;
      const asked = query ? Object.entries(exampleOf(query) as Record<string, string>) : [];
      const question = new URLSearchParams(asked.filter(([, value]) => typeof value === 'string'));
      const url = path.replaceAll(/:(\w+)/g, (_whole, parameter: string) => String(params[parameter] ?? 1));
      const headers = {
        ...(body && isFile(body) && { 'content-type': body.types[0]?.replace('*', 'png') }),
        ...(key === 'required' && { 'idempotency-key': crypto.randomUUID() }),
      };
      const payload = body && (isFile(body) ? PICTURE : (exampleOf(body) as object));
      return { name, access, request: { method, url: `${url}?${question}`, headers, ...(payload && { payload }) } };
    });
  return requests.toSorted((a, b) => Number(a.name === 'signOut') - Number(b.name === 'signOut'));
}
