import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import card from '#ui/card.module.css';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import { NextAndLast } from '#web/football/next-and-last.tsx';
import { useLiveList } from '#web/live/use-live-list.ts';
import { useFollowing } from './followed.ts';
import { followedThings } from './following-query.ts';
import type { FollowedTeam, FollowedThings } from './parse-followed.ts';
import styles from './my-teams.module.css';

/** A match may begin or end while the page is open. */
const REFRESH_MS = 30_000;

/** The next match and the last result of the followed teams. A failure shows nothing. */
export function MyTeams() {
  const { t } = useLanguage();
  const { data, isPending } = useQuery({
    ...followedThings(useFollowing()),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const teams = useLiveScores(data?.teams ?? []);
  return (
    <section className={styles.mine}>
      <h2 className="hidden">{t('following.title')}</h2>
      {isPending && (
        <div className={card.card}>
          <SkeletonRows rows={3} label={t('state.loading')} />
        </div>
      )}
      {data && (
        <>
          {teams.length > 0 && (
            <div className={styles.cards}>
              {teams.toSorted(bySoonest).map((followed) => (
                <NextAndLast key={followed.team.id} {...followed} />
              ))}
            </div>
          )}
          <Others things={data} />
        </>
      )}
    </section>
  );
}

/** The score of a match that is being played comes by the socket. */
function useLiveScores(teams: FollowedTeam[]): FollowedTeam[] {
  const { live } = useQuery(liveAndUpcoming).data ?? { live: [] };
  const mine = live.filter(({ id }) => teams.some(({ next }) => next?.id === id));
  useLiveList(mine);
  return teams.map((team) => ({ ...team, next: mine.find(({ id }) => id === team.next?.id) ?? team.next }));
}

/** Those who play come first, then those who play next. */
const bySoonest = (a: FollowedTeam, b: FollowedTeam): number => kickOff(a) - kickOff(b);

const kickOff = ({ next }: FollowedTeam): number =>
  next?.status === 'LIVE' ? 0 : next?.startTime ? Date.parse(next.startTime) : Infinity;

function Others({ things: { players, competitions } }: { things: FollowedThings }) {
  const { t } = useLanguage();
  return (
    <ul className={styles.others}>
      {players.map((player) => (
        <li key={player.id}>
          <a href={pagePaths.player(player.id)}>
            <Avatar player={player} />
            {player.name}
          </a>
        </li>
      ))}
      {competitions.map((competition) => (
        <li key={competition.id}>
          <a href={pagePaths.competition(competition.id)}>
            <CompetitionEmblem competition={competition} />
            {competition.name}
          </a>
        </li>
      ))}
      <li>
        <a href={pagePaths.following}>
          {t('following.manage')}
          <Icon svg={caretRight} size="0.875rem" />
        </a>
      </li>
    </ul>
  );
}
