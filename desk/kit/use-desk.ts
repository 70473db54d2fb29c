import { keepPreviousData, QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { refusalOf } from '#desk/kit/refusal.ts';
import { callDesk, whenAnswered } from '#desk/api/client.ts';

/** What the office asked, by path. What was seen last is shown at once when a screen is opened again, and asked again. */
const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false } },
});

// One change shows in many places: in lists, counts and the journal. A refusal, too, says that the screen may be old.
whenAnswered(() => refreshDesk());

/** What is on the screen of the paths that begin so is asked again, the rest when it is opened. */
export function refreshDesk(prefix = ''): void {
  void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(prefix) });
}

export interface Loaded<Data> {
  data: Data | null;
  /** Why it could not be loaded, by a stable name. */
  failed: string | null;
  reload: () => void;
  /** It answers an earlier question, and the answer to this one is not there yet. */
  isEarlier: boolean;
}

interface Options {
  /** Milliseconds after which it is asked again while the page is in sight. */
  every?: number | false;
  /** What was seen before is not shown: whoever begins a draft with it would not see what has changed since. */
  fresh?: boolean;
  /** While another path is asked, what the last one answered stays. */
  stays?: boolean;
}

/** What the desk answers at this path; what was there stays while it is asked again. */
export function useDesk<Data>(
  path: string | null,
  { every = false, fresh = false, stays = false }: Options = {},
): Loaded<Data> {
  const { data, error, refetch, isFetchedAfterMount, isPlaceholderData } = useQuery(
    {
      queryKey: [path],
      queryFn: path === null ? skipToken : () => callDesk<Data>(path),
      ...(stays && { placeholderData: keepPreviousData }),
      refetchInterval: every,
      refetchOnWindowFocus: every === false ? false : 'always',
    },
    queries,
  );
  const isShown = !fresh || (isFetchedAfterMount && !error);
  return {
    data: (isShown && data) || null,
    failed: error && refusalOf(error).reason,
    reload: () => void refetch(),
    isEarlier: isPlaceholderData,
  };
}
