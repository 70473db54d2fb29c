import { z } from 'zod';
import { deskErrorSchema } from '#contract/desk/office.ts';

/** Fields with defaults are optional in requests and always present in responses. */
const describe = (schema: z.ZodType, io: 'input' | 'output') => {
  // The details of a ledger entry have a type and no schema: any value describes them.
  const options = { target: 'draft-2020-12', io, unrepresentable: 'any' } as const;
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, options);
  return described;
};

export const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: describe(schema, 'output') } },
});
export const failure = (description: string) => json(description, deskErrorSchema);
export const body = (schema: z.ZodType) => ({
  required: true,
  content: { 'application/json': { schema: describe(schema, 'input') } },
});

export const failures = {
  400: failure('Something in the request is not valid'),
  401: failure('Neither a session nor the token'),
  403: failure('Not with this role, not this match, or not now; `reason` says which'),
  404: failure('There is no such thing'),
  421: failure('The desk does not have this host name (DESK_URL)'),
  429: failure('Too many wrong tokens, cookies or codes from this address; a right one is let in'),
  503: failure('The database does not answer; send the same again'),
};

const number = { type: 'integer', minimum: 1 };
export const inPath = (name: string) => ({ name, in: 'path', required: true, schema: number });
export const inQuery = (name: string) => ({ name, in: 'query', required: false, schema: number });
export const template = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

export const remove = (path: string, parameter: string, operationId: string, summary: string, more: object = {}) => ({
  [template(path)]: {
    delete: {
      operationId,
      summary,
      parameters: [inPath(parameter)],
      responses: { 204: { description: 'Done; the next request of it is refused' }, ...failures, ...more },
    },
  },
});
