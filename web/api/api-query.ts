import type { QueryClient, QueryFunction } from '@tanstack/react-query';

/** A query of the API; its path is the key. */
export interface ApiQuery<Data> {
  queryKey: readonly [path: string];
  queryFn: QueryFunction<Data, readonly [path: string]>;
}

export const apiQuery = <Data>(
  path: string,
  parse: (response: unknown, client: QueryClient) => Data | Promise<Data>,
): ApiQuery<Data> => ({
  queryKey: [path],
  queryFn: async ({ meta, signal, client }) => {
    if (!meta) throw new Error('The query client has no function to fetch from the API');
    return parse(await meta.fetchApi(path, signal), client);
  },
});

/** An endpoint that only our own server has: with another backend the answer is `elsewhere`, and nothing is fetched. */
export function ownApiQuery<Data>(path: string, parse: (response: unknown) => Data, elsewhere: Data): ApiQuery<Data> {
  const query = apiQuery(path, parse);
  return {
    ...query,
    queryFn: (context) => (context.meta?.isOwnBackend === false ? elsewhere : query.queryFn(context)),
  };
}
