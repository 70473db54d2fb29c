import type { QueryClient, QueryFunction } from '@tanstack/react-query';
import { importOnce } from '#ui/load-script.ts';
import { ApiError } from './errors.ts';

/** A query of the API; its path is the key. */
export interface ApiQuery<Data> {
  queryKey: readonly [path: string];
  queryFn: QueryFunction<Data, readonly [path: string]>;
}

type Parse<Data> = (response: unknown, client: QueryClient) => Data | Promise<Data>;
type Parsers<File> = () => Promise<File>;

const files: Parsers<unknown>[] = [];

/** A file of parsers. A page comes with its data, so it is downloaded beside the first answer that it parses. */
export function parsersIn<File>(find: () => Promise<File>): Parsers<File> {
  const load = importOnce(find);
  files.push(load);
  return load;
}

/** Those that the page may need later, when a new release may have replaced them. */
export const loadParsers = (): Promise<unknown> => Promise.allSettled(files.map((load) => load()));

export const apiQuery = <File, Data>(
  path: string,
  parsers: Parsers<File>,
  parserIn: (file: File) => Parse<Data>,
): ApiQuery<Data> => ({
  queryKey: [path],
  queryFn: async ({ meta, signal, client }) => {
    if (!meta) throw new Error('The query client has no function to fetch from the API');
    const [file, response] = await Promise.all([parsers().catch(fail), meta.fetchApi(path, signal)]);
    return parserIn(file)(response, client);
  },
});

/** Without the parser there is no answer that could be shown. */
const fail = () => Promise.reject(new ApiError(null, null));

/** An endpoint that only our own server has: with another backend the answer is `elsewhere`, and nothing is fetched. */
export function ownApiQuery<File, Data, Elsewhere extends Data | null>(
  path: string,
  parsers: Parsers<File>,
  parserIn: (file: File) => Parse<Data>,
  elsewhere: Elsewhere,
): ApiQuery<Data | Elsewhere> {
  const query = apiQuery(path, parsers, parserIn);
  return {
    ...query,
    queryFn: (context) => (context.meta?.isOwnBackend === false ? elsewhere : query.queryFn(context)),
  };
}
