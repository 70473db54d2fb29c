import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { playerMatches, playerTeams } from '#web/api/player-queries.ts';
import type { PlayerProfile } from '#web/football/player-model.ts';
import { MatchLog } from './match-log.tsx';
import styles from './matches-tab.module.css';

const ALL_TEAMS = 0;

/** Newest first; can be filtered by team. */
export function MatchesTab({ player: { id } }: { player: PlayerProfile }) {
  const { t } = useLanguage();
  const { data: teams = [] } = useQuery(playerTeams(id));
  const [team, setTeam] = useState(ALL_TEAMS);
  return (
    <section>
      <div className="heading">
        <h2>{t('player.matches.title')}</h2>
        {teams.length > 1 && (
          <SegmentedControl
            label={t('player.matches.filter')}
            options={[
              { value: ALL_TEAMS, label: t('player.matches.all') },
              ...teams.map(({ id: value, name }) => ({ value, label: name })),
            ]}
            chosen={team}
            onChoose={setTeam}
          />
        )}
      </div>
      <Pages key={team} playerId={id} teamId={team === ALL_TEAMS ? null : team} />
    </section>
  );
}

function Pages({ playerId, teamId }: { playerId: number; teamId: number | null }) {
  const { t } = useLanguage();
  const [count, setCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, page) => playerMatches(playerId, teamId, page + 1)),
  });
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) return null;
  const matches = pages.flatMap(({ data }) => data?.matches ?? []);
  const isLoading = last.isFetching && !last.data;
  const more = () => (last.isError ? void last.refetch() : setCount(count + 1));
  return (
    <QueryResult
      query={first}
      rows={10}
      failed={({ status }) => ({
        title: t('player.summary.failed.text'),
        text: t('player.failed.matches', { status: status ?? t('failure.noAnswer') }),
      })}
    >
      {() =>
        matches.length === 0 ? (
          <EmptyState title={t('player.matches.empty')} framed />
        ) : (
          <div className={styles.pages}>
            <div className={card.card}>
              <MatchLog matches={matches} />
            </div>
            {last.isError && !isLoading && (
              <p role="alert">{t('player.failed.matches', { status: last.error.status ?? t('failure.noAnswer') })}</p>
            )}
            {(isLoading || last.isError || last.data?.hasMore) && (
              <button className={button.button} type="button" disabled={isLoading} onClick={more}>
                {t(isLoading ? 'player.matches.loading' : last.isError ? 'state.retry' : 'player.matches.more')}
              </button>
            )}
          </div>
        )
      }
    </QueryResult>
  );
}
