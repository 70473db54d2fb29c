import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { liveTable } from '#web/api/standings-queries.ts';
import type { Standings } from '#web/football/model.ts';
import { LIVE_STANDINGS } from './load-live-table.ts';

interface TableAsItStandsProps {
  /** null for a past season. */
  competitionId: number | null;
  official: Standings;
  /** By polling alone, where the table is one thing among many: the scores come by the code of the whole table. */
  polled?: boolean;
  /** Where the page tells of its own match. */
  silent?: boolean;
  /** Shows a table, and the switch between the two while there are two. */
  children: (standings: Standings, control: ReactNode) => ReactNode;
}

/** Notices a kick-off, which the socket does not announce. */
const REFRESH_MS = 60_000;

/** [ST16] While matches of a competition are live: its table with their scores, or the official one. */
export function TableAsItStands({
  competitionId,
  official,
  polled = false,
  silent = false,
  children,
}: TableAsItStandsProps) {
  const { data: table } = useQuery({
    ...liveTable(competitionId ?? 0),
    enabled: competitionId !== null,
    refetchInterval: REFRESH_MS,
  });
  if (!table || competitionId === null) return children(official, null);
  return (
    <Suspense fallback={children(official, null)}>
      <LIVE_STANDINGS.Part
        competitionId={competitionId}
        table={table}
        official={official}
        polled={polled}
        silent={silent}
      >
        {children}
      </LIVE_STANDINGS.Part>
    </Suspense>
  );
}
