import { z } from 'zod';
import type { Access } from '#domain/desk/permissions.ts';
import { idText } from '#contract/http/shared.ts';
import type { CompetitionSeasonId } from './ids.ts';

/** A file that a request brings or a response is, in place of JSON. */
export interface FileBody {
  /** As OpenAPI writes it; a request may have any type that fits one of them. */
  types: readonly string[];
}
export const file = (...types: string[]): FileBody => ({ types });

/** One endpoint of the desk: server, app, OpenAPI and tests all use this description. */
export interface DeskEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for parameters. One whose name ends in `Id` is an id, others have a schema in `params`. */
  path: string;
  summary: string;
  /** Who may use it: organisers, unless it says otherwise. */
  access?: Access | 'public';
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType | FileBody;
  /** What a client should send where the body is read piece by piece. */
  describedBody?: z.ZodType;
  /** Of the body; an endpoint whose bodies are short does not say it. */
  bodyBytes?: number;
  /** Without one it answers 204. */
  response?: z.ZodType | FileBody;
  /** Of an answer with a response: 200 unless it says otherwise. */
  status?: 200 | 201 | 202;
  /** Every change may be sent under an Idempotency-Key; some must be, and some could not happen twice. */
  key?: 'required' | 'none';
}

/** Endpoints by the name of their operation, which is unique in the whole desk. */
export type DeskEndpoints = Readonly<Record<string, DeskEndpoint>>;

export const deskEndpoints = <const Endpoints extends DeskEndpoints>(endpoints: Endpoints): Endpoints => endpoints;

/** The parameters of an address, by the names in its path. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<`/${More}`>
    : Rest
  : never;

export type ParamsOf<Endpoint> = Endpoint extends { params: infer Schema extends z.ZodObject }
  ? z.infer<Schema>
  : Endpoint extends { path: infer Path extends string }
    ? { [Name in NamesIn<Path>]: Name extends 'competitionSeasonId' ? CompetitionSeasonId : number }
    : never;
export type QueryOf<Endpoint> = Endpoint extends { query: infer Schema extends z.ZodType }
  ? z.infer<Schema>
  : undefined;
export type BodyOf<Endpoint> = Endpoint extends { body: infer Schema }
  ? Schema extends z.ZodType
    ? z.infer<Schema>
    : Uint8Array
  : undefined;

const idIn = z.object({});

/** Of the parameters in an address as it was requested. */
export function paramsSchema({ path, params }: DeskEndpoint): z.ZodObject {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return params ?? idIn.extend(Object.fromEntries(names.map((name) => [name, idText])));
}

export const isFile = (body: z.ZodType | FileBody): body is FileBody => 'types' in body;
