import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import type { Followed, FollowedKind } from '#domain/following/following.ts';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { QueryResult } from '#ui/query-result.tsx';
import { FollowButton } from '#web/following/follow-button.tsx';
import { followedThings } from '#web/following/following-query.ts';
import type { FollowedThings } from '#web/following/parse-followed.ts';
import styles from './following-page.module.css';

export function FollowedList({ following }: { following: Followed[] }) {
  const { t } = useLanguage();
  const query = useQuery({ ...followedThings(following), placeholderData: keepPreviousData });
  return (
    <QueryResult query={query} failed={() => ({ title: t('following.failed') })}>
      {(things) => <Lists things={things} following={following} />}
    </QueryResult>
  );
}

/** What was unfollowed just now leaves the list before the answer comes. */
function Lists({ things, following }: { things: FollowedThings; following: Followed[] }) {
  const { t } = useLanguage();
  const still = (kind: FollowedKind) => (row: { id: number }) =>
    following.some((one) => one.kind === kind && one.id === row.id);
  const teams = things.teams.map(({ team }) => ({ ...team, picture: <Crest team={team} />, note: null }));
  const players = things.players.map((player) => ({
    ...player,
    picture: <Avatar player={player} />,
    note: player.team?.name ?? null,
  }));
  const competitions = things.competitions.map((competition) => ({
    ...competition,
    picture: <CompetitionEmblem competition={competition} />,
    note: null,
  }));
  return (
    <div className="stack">
      <List title={t('following.teams')} kind="team" rows={teams.filter(still('team'))} />
      <List title={t('following.players')} kind="player" rows={players.filter(still('player'))} />
      <List title={t('following.competitions')} kind="competition" rows={competitions.filter(still('competition'))} />
    </div>
  );
}

interface ListProps {
  title: string;
  kind: FollowedKind;
  rows: { id: number; name: string; picture: ReactNode; note: string | null }[];
}

function List({ title, kind, rows }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="label">{title}</h3>
      <ul className={styles.list}>
        {rows.map(({ id, name, picture, note }) => (
          <li key={id}>
            <a href={pagePaths[kind](id)}>
              {picture}
              <span>
                {name}
                {note !== null && <small>{note}</small>}
              </span>
            </a>
            <FollowButton kind={kind} id={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
