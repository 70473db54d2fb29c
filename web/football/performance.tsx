import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import { oneDecimal, percentage, percentText, twoDecimals } from '#domain/formatting/number.ts';
import type { Translate } from '#i18n/translate.ts';
import { FactList, type Fact } from '#ui/fact-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { BookingIcon } from '#ui/marks/booking-icon.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { Tag } from '#ui/tag.tsx';
import {
  hasPlayed,
  type BestTeamPlayer,
  type TeamOfTheSeasonPlayer,
  type TeamOfTheWeekPlayer,
  type MatchPerformance,
  type Performance,
} from './competition-model.ts';
import { MatchRows } from './match-row.tsx';
import { useIsOwnBackend } from './own-backend.ts';
import styles from './performance.module.css';

export function WeekPerformance({ player }: { player: TeamOfTheWeekPlayer }) {
  const { t, language } = useLanguage();
  const isOwn = useIsOwnBackend();
  if (!hasPlayed(player.performance))
    return (
      <PerformanceLayout player={player}>
        <p>{messageText(player.performance.message, t('six.noMatch'), language)}</p>
      </PerformanceLayout>
    );
  const performance = isOwn ? player.performance : counted(player.performance);
  const { match } = performance;
  const { summary } = match;
  return (
    <PerformanceLayout player={player}>
      <Badges performance={performance} section={player.section} />
      {summary && (
        <div className={styles.match}>
          <MatchRows matches={[summary]} />
        </div>
      )}
      <FactList
        facts={[
          ...(summary ? [] : knownFacts([t('six.opponent'), match.opponent?.name], [t('six.score'), match.score])),
          ...knownFacts([t('six.venue'), match.venue && t(`six.venue.${match.venue}`)]),
          { label: t('six.goals'), value: performance.goals },
          ...countFacts([t('six.assists'), performance.assists], [t('six.minutes'), performance.minutes, minutesText]),
          ...nonZeroFacts(
            [t('six.shots'), performance.shots],
            [t('six.passes'), performance.passes, performance.passAccuracy],
            [t('six.tackles'), performance.tackles],
            [t('six.saves'), performance.saves],
          ),
        ]}
      />
    </PerformanceLayout>
  );
}

export function SeasonPerformance({ player }: { player: TeamOfTheSeasonPlayer }) {
  const { t, language } = useLanguage();
  const isOwn = useIsOwnBackend();
  if (!hasPlayed(player.performance))
    return (
      <PerformanceLayout player={player}>
        <p>{messageText(player.performance.message, t('six.noStatistics'), language)}</p>
      </PerformanceLayout>
    );
  const performance = isOwn ? player.performance : counted(player.performance);
  const { matches, goals, assists, minutes, shots, shotsOnTarget, passAccuracy, rating } = performance;
  const perMatch = (total: number) => (matches === 0 ? '–' : twoDecimals(total / matches));
  const share = (percent: number | null) => (percent === null ? '' : ` (${percentText(percent)})`);
  const onTarget = shots === null || shotsOnTarget === null ? null : percentage(shotsOnTarget, shots);
  return (
    <PerformanceLayout player={player}>
      <FactList
        facts={[
          { label: t('six.matches'), value: matches },
          { label: t('six.goals'), value: goals },
          ...countFacts(
            [t('six.assists'), assists],
            [t('six.goalsAndAssists'), assists === null ? null : goals + assists],
            [t('six.minutes'), minutes, minutesText],
            [t('six.averageRating'), rating, oneDecimal],
            [t('six.shotsOnTarget'), shots, (count) => `${count}${share(onTarget)}`],
            [t('six.passes'), performance.passes, (count) => `${count}${share(passAccuracy)}`],
            [t('six.tackles'), performance.tackles],
            [t('six.saves'), performance.saves],
            [t('six.yellowCards'), performance.yellowCards],
            [t('six.redCards'), performance.redCards],
          ),
        ]}
      />
      <h4>{t('six.perMatch')}</h4>
      <FactList
        facts={[
          { label: t('six.goals'), value: perMatch(goals) },
          ...countFacts(
            [t('six.assists'), assists, perMatch],
            [t('six.shots'), shots, perMatch],
            [t('six.minutes'), minutes, perMatch],
          ),
        ]}
      />
    </PerformanceLayout>
  );
}

/** [UN9] Another backend's figures with 0 for those that it did not send. */
const counted = <P extends Performance>(performance: P): P => ({
  ...performance,
  assists: performance.assists ?? 0,
  minutes: performance.minutes ?? 0,
  rating: performance.rating ?? 0,
  shots: performance.shots ?? 0,
  shotsOnTarget: performance.shotsOnTarget ?? 0,
  passes: performance.passes ?? 0,
  tackles: performance.tackles ?? 0,
  saves: performance.saves ?? 0,
  yellowCards: performance.yellowCards ?? 0,
  redCards: performance.redCards ?? 0,
});

function PerformanceLayout({ player, children }: { player: BestTeamPlayer<Performance>; children: ReactNode }) {
  const { t } = useLanguage();
  const isOwn = useIsOwnBackend();
  const { team, performance } = player;
  const rating = hasPlayed(performance) ? (performance.rating ?? (isOwn ? null : 0)) : null;
  return (
    <div className={styles.performance}>
      <div className={styles.top}>
        <Avatar player={player} />
        <div>
          <h3>{player.name}</h3>
          <p>
            {team && <Crest team={team} />}
            {teamAndRole(player, t)}
          </p>
        </div>
        {rating !== null && <RatingBadge rating={rating} />}
      </div>
      {children}
    </div>
  );
}

/** „Балик, защитник“ */
export function teamAndRole({ team, section }: BestTeamPlayer<Performance>, t: Translate): string {
  const role = t(`position.${section.toUpperCase() as Uppercase<typeof section>}`);
  return team ? `${team.name}, ${role.toLowerCase()}` : role;
}

function Badges({ performance, section }: { performance: MatchPerformance; section: TeamOfTheWeekPlayer['section'] }) {
  const { t } = useLanguage();
  const { isManOfTheMatch, isStarter, keptCleanSheet, yellowCards, redCards } = performance;
  const isKeeper = section === 'gk';
  if (!isManOfTheMatch && !isStarter && !(keptCleanSheet && isKeeper) && !yellowCards && !redCards) return null;
  return (
    <div className={styles.badges}>
      {isManOfTheMatch && (
        <Tag kind="lit">
          <Icon svg={star} size="0.875rem" />
          {t('six.manOfTheMatch')}
        </Tag>
      )}
      {isStarter && <Tag>{t('six.starter')}</Tag>}
      {keptCleanSheet && isKeeper && <Tag>{t('six.cleanSheet')}</Tag>}
      {yellowCards !== null && yellowCards > 0 && (
        <Tag>
          <BookingIcon />
          {t('six.yellowCard')}
        </Tag>
      )}
      {redCards !== null && redCards > 0 && (
        <Tag>
          <BookingIcon red />
          {t('six.redCard')}
        </Tag>
      )}
    </div>
  );
}

/** Another server's message is in English, so Bulgarian shows our own text. */
const messageText = (message: string | null, ownText: string, language: Language) =>
  language === 'en' ? (message ?? ownText) : ownText;

const knownFacts = (...facts: [label: string, value: string | null | undefined][]): Fact[] =>
  facts.filter(([, value]) => Boolean(value)).map(([label, value]) => ({ label, value }));

const minutesText = (minutes: number) => `${minutes}’`;

/** [UN1] Leaves out what nobody counted. */
const countFacts = (...counts: [label: string, count: number | null, format?: (count: number) => string][]): Fact[] =>
  counts.flatMap(([label, count, format = String]) => (count === null ? [] : [{ label, value: format(count) }]));

/** Leaves out counts of 0. */
const nonZeroFacts = (...counts: [label: string, count: number | null, percent?: number | null][]): Fact[] =>
  counts
    .filter(([, count]) => count !== null && count > 0)
    .map(([label, count, percent]) => ({
      label,
      value: percent === undefined || percent === null ? count : `${count} (${percentText(percent)})`,
    }));
