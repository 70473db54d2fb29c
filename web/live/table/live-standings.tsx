import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '#ui/language.ts';
import { LiveDot } from '#ui/marks/live-dot.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import type { LiveTable } from '#web/api/parse-featured.ts';
import { liveTable } from '#web/api/standings-queries.ts';
import type { LiveListMatch, Standings, TableGroup } from '#web/football/model.ts';
import styles from './live-standings.module.css';
import { useFollowing, type FollowTable } from './use-following.ts';
import { useMovingRows } from './use-moving-rows.ts';

const REFRESH_MS = 30_000;
const SPREAD_MS = 2000;

interface LiveStandingsProps {
  competitionId: number;
  table: LiveTable;
  official: Standings;
  polled: boolean;
  silent: boolean;
  children: (standings: Standings, control: ReactNode) => ReactNode;
}

const noInputs: FollowTable['tableInputs'] = () => ({ queryKey: ['none'], queryFn: () => null });

/** The table comes computed; with the code that follows the scores it is computed here. */
export function LiveStandings({ competitionId, table, official, polled, silent, children }: LiveStandingsProps) {
  const { t } = useLanguage();
  const [view, setView] = useState<'live' | 'official'>('live');
  const container = useRef<HTMLDivElement>(null);
  const following = useFollowing(polled ? null : container);
  const { data } = useQuery({ ...liveAndUpcoming, refetchInterval: REFRESH_MS });
  const followed = data?.live.filter(
    ({ competition, gameweek }) => competition.id === competitionId && gameweek.round === null,
  );
  useMovingRows(container);
  useRefresh(competitionId, table, followed);
  const { data: inputs } = useQuery({
    ...(following?.tableInputs ?? noInputs)({ id: competitionId, season: null }),
    enabled: following !== null,
  });
  const matches = following && inputs && followed ? following.newestScores(table, followed) : table.matches;
  const groups = following && inputs ? following.computeTables(inputs, matches, official) : table.groups;
  const control = (
    <SegmentedControl
      label={t('table.view')}
      options={[
        {
          value: 'live',
          label: (
            <>
              <LiveDot /> {t('table.view.live')}
            </>
          ),
        },
        { value: 'official', label: t('table.view.official') },
      ]}
      chosen={view}
      onChoose={setView}
    />
  );
  return (
    <div ref={container} className={styles.table}>
      {children(view === 'live' ? { ...official, groups: markPlaying(groups, matches) } : official, control)}
      {following && <following.FollowedScores matches={followed ?? []} silent={silent} />}
    </div>
  );
}

/** [ST16] */
const markPlaying = (groups: TableGroup[], matches: LiveTable['matches']): TableGroup[] =>
  groups.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => {
      const match = matches.find(({ home_id, away_id }) => [home_id, away_id].includes(row.team.id ?? 0));
      if (!match) return row;
      const { home_id, home_goals: home, away_goals: away } = match;
      const [scored, conceded] = home_id === row.team.id ? [home, away] : [away, home];
      return { ...row, playing: { scored, conceded } };
    }),
  }));

/** A match that begins or ends changes what the tables are made of. */
function useRefresh(competitionId: number, { matches }: LiveTable, followed: LiveListMatch[] | undefined) {
  const client = useQueryClient();
  const counted = idsOf(matches);
  const playing = followed && idsOf(followed.filter(({ status }) => status === 'LIVE'));
  useEffect(() => {
    if (playing === undefined || playing === counted) return;
    const [tablePath] = liveTable(competitionId).queryKey;
    const prefix = tablePath.slice(0, tablePath.lastIndexOf('/') + 1);
    const refresh = () =>
      void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(prefix) });
    // Spread, or all browsers would ask at the final whistle.
    const timer = setTimeout(refresh, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once per change of the list
  }, [client, competitionId, playing]);
}

const idsOf = (matches: readonly { id: number }[]): string =>
  matches
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join(' ');
