import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchFor } from '#web/api/search-query.ts';

export const MIN_CHARACTERS = 3;
export const MAX_CHARACTERS = 100;
const DEBOUNCE_MS = 300;

/** Debounced, from three characters on. A failure is shown as no results. */
export function useSearch(typed: string) {
  const query = typed.trim();
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const isLongEnough = query.length >= MIN_CHARACTERS;
  const { data, isFetching, isError } = useQuery({
    ...searchFor(debounced),
    enabled: isLongEnough && debounced === query,
  });
  if (!isLongEnough) return { results: null, isSearching: false };
  const isSearching = debounced !== query || isFetching;
  return { results: isSearching ? null : isError ? [] : (data ?? null), isSearching };
}
