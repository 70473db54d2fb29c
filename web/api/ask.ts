import type { QueryClient, QueryFunction } from '@tanstack/react-query';

/** A call, its address as the key, and how to read its answer. */
export interface ApiQuery<Data> {
  queryKey: readonly [path: string];
  queryFn: QueryFunction<Data, readonly [path: string]>;
}

export const ask = <Data>(
  path: string,
  read: (answer: unknown, client: QueryClient) => Data | Promise<Data>,
): ApiQuery<Data> => ({
  queryKey: [path],
  queryFn: async ({ meta, signal, client }) => {
    if (!meta) throw new Error('The query client was made without a way to ask the API');
    return read(await meta.fetchApi(path, signal), client);
  },
});
