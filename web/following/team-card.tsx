import { untilKickOff } from '#domain/following/until-kick-off.ts';
import type { Translate } from '#i18n/translate.ts';
import card from '#ui/card.module.css';
import { useLanguage } from '#ui/language.ts';
import { useTickingNow } from '#ui/now.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { MatchRows } from '#web/football/match-row.tsx';
import type { FixtureListMatch } from '#web/football/model.ts';
import { TeamLink } from '#web/football/team-link.tsx';
import type { FollowedTeam } from './following-query.ts';
import styles from './team-card.module.css';

/** A followed team with its next match and its last result. */
export function TeamCard({ followed: { team, next, last } }: { followed: FollowedTeam }) {
  const { t } = useLanguage();
  const matches = [next, last].filter((match) => match !== null);
  const occasionOf = ({ competition, gameweek }: FixtureListMatch) =>
    [competition?.name, gameweekText(gameweek, t)].filter(Boolean).join(', ');
  return (
    <section className={card.card}>
      <header className={styles.head}>
        <h3>
          <TeamLink team={team} />
        </h3>
        {next?.status === 'UPCOMING' && next.startTime !== null && <UntilKickOff start={new Date(next.startTime)} />}
      </header>
      {matches.length > 0 ? (
        <MatchRows matches={matches} detailOf={occasionOf} />
      ) : (
        <p className={styles.none}>{t('following.noMatches')}</p>
      )}
    </section>
  );
}

function UntilKickOff({ start }: { start: Date }) {
  const { t } = useLanguage();
  return (
    <span className={styles.countdown} aria-live="off">
      {countdownText(start, useTickingNow(), t)}
    </span>
  );
}

function countdownText(start: Date, now: Date, t: Translate): string {
  const left = untilKickOff(start, now);
  const two = (part: number) => String(part).padStart(2, '0');
  switch (left.kind) {
    case 'days':
      return t('following.inDays', { count: left.days });
    case 'hours':
      return t('following.inHours', { count: left.hours });
    case 'minutes':
      return t('following.inMinutes', { time: `${left.minutes}:${two(left.seconds)}` });
    case 'seconds':
      return t('following.inMinutes', { time: `0:${two(left.seconds)}` });
    case 'now':
      return t('match.startingNow');
  }
}
