import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { dottedDate, readDate } from '#domain/formatting/date.ts';
import { failureText } from '#web/api/errors.ts';
import { teamTransfers } from '#web/api/team-queries.ts';
import { Avatar } from '#web/football/avatar.tsx';
import { Move } from '#web/football/move.tsx';
import { positionText } from '#web/football/position-text.ts';
import type { TeamProfile, TeamTransfer, TeamTransfers } from '#web/football/team-model.ts';
import { Answer } from '#web/ui/answer.tsx';
import { Card } from '#web/ui/card.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { Select } from '#web/ui/select.tsx';
import { State } from '#web/ui/state.tsx';
import { seasonsOf } from './transfer-seasons.ts';
import styles from './transfers-tab.module.css';

const ALL_SEASONS = 0;

export function TransfersTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamTransfers(team.id));
  return (
    <Answer
      query={query}
      failed={(error) => ({ title: t('team.transfers.failed', { reason: failureText(error, t) }) })}
    >
      {(transfers) => <Transfers transfers={transfers} />}
    </Answer>
  );
}

function Transfers({ transfers: { arrivals, departures } }: { transfers: TeamTransfers }) {
  const { t } = useLanguage();
  const [season, setSeason] = useState(ALL_SEASONS);
  const all = [...arrivals, ...departures];
  const inSeason = (transfer: TeamTransfer) => season === ALL_SEASONS || transfer.season?.id === season;
  if (all.length === 0) return <State title={t('team.transfers.empty')} framed />;
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
        <State title={t('team.transfers.empty')} />
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
  const read = readDate(date);
  return (
    <>
      <Avatar player={player} />
      <span className={styles.who}>
        {player.id === null ? <b>{player.name}</b> : <a href={pagePaths.player(player.id)}>{player.name}</a>}
        <small>{position === null ? t('team.transfers.unknownPosition') : positionText(position, t)}</small>
      </span>
      <span className={styles.date}>{read.kind === 'known' ? dottedDate(read.date) : t('match.dateUnknown')}</span>
      <Move from={from} to={to} />
    </>
  );
}
