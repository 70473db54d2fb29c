import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { dottedDate, parseDate } from '#domain/formatting/date.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { QueryResult } from '#ui/query-result.tsx';
import { Select } from '#ui/select.tsx';
import { failureText } from '#web/api/errors.ts';
import { teamTransfers } from '#web/api/team-queries.ts';
import { positionText } from '#ui/position-text.ts';
import type { TeamProfile, TeamTransfer, TeamTransfers } from '#web/football/team-model.ts';
import { TransferTeams } from '#web/football/transfer-teams.tsx';
import { seasonsOf } from './transfer-seasons.ts';
import styles from './transfers-tab.module.css';

const ALL_SEASONS = 0;

export function TransfersTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamTransfers(team.id));
  return (
    <QueryResult
      query={query}
      failed={(error) => ({ title: t('team.transfers.failed', { reason: failureText(error, t) }) })}
    >
      {(transfers) => <Transfers transfers={transfers} />}
    </QueryResult>
  );
}

function Transfers({ transfers: { arrivals, departures } }: { transfers: TeamTransfers }) {
  const { t } = useLanguage();
  const [season, setSeason] = useState(ALL_SEASONS);
  const all = [...arrivals, ...departures];
  const inSeason = (transfer: TeamTransfer) => season === ALL_SEASONS || transfer.season?.id === season;
  if (all.length === 0) return <EmptyState title={t('team.transfers.empty')} framed />;
  return (
    <section>
      <div className="heading">
        <Select
          label={t('team.transfers.season')}
          options={[
            { value: ALL_SEASONS, label: t('team.transfers.allSeasons') },
            ...seasonsOf(all).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          chosen={season}
          onChoose={setSeason}
        />
      </div>
      <div className="pair">
        <Section title={t('team.transfers.in')} transfers={arrivals.filter(inSeason)} />
        <Section title={t('team.transfers.out')} transfers={departures.filter(inSeason)} />
      </div>
    </section>
  );
}

function Section({ title, transfers }: { title: string; transfers: TeamTransfer[] }) {
  const { t } = useLanguage();
  return (
    <Card title={`${title} (${transfers.length})`}>
      {transfers.length === 0 ? (
        <EmptyState title={t('team.transfers.empty')} />
      ) : (
        <ul className={styles.transfers}>
          {transfers.map((transfer) => (
            <li key={transfer.id}>
              <Transfer transfer={transfer} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Transfer({ transfer: { player, position, date, from, to } }: { transfer: TeamTransfer }) {
  const { t } = useLanguage();
  const transferDate = parseDate(date);
  return (
    <>
      <Avatar player={player} />
      <span className={styles.who}>
        {player.id === null || player.private ? (
          <b>{player.name}</b>
        ) : (
          <a href={pagePaths.player(player.id)}>{player.name}</a>
        )}
        <small>{position === null ? t('team.transfers.unknownPosition') : positionText(position, t)}</small>
      </span>
      <span className={styles.date}>
        {transferDate.kind === 'known' ? dottedDate(transferDate.date) : t('match.dateUnknown')}
      </span>
      <TransferTeams from={from} to={to} />
    </>
  );
}
