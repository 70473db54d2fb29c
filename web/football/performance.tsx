import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import { percentage, percentText, twoDecimals } from '#domain/formatting/number.ts';
import type { Translate } from '#i18n/translate.ts';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Avatar } from './avatar.tsx';
import { Booking } from './booking.tsx';
import {
  hasPlayed,
  type Chosen,
  type ChosenOfSeason,
  type ChosenOfWeek,
  type MatchPerformance,
  type Performance,
} from './competition-model.ts';
import { Crest } from './crest.tsx';
import { MatchRows } from './match-row.tsx';
import styles from './performance.module.css';
import { Rating } from './rating.tsx';

/** What one of the team of the week did in his match. */
export function WeekPerformance({ player }: { player: ChosenOfWeek }) {
  const { t, language } = useLanguage();
  const { performance } = player;
  if (!hasPlayed(performance))
    return (
      <Of player={player}>
        <p>{wordsFor(performance.message, t('six.noMatch'), language)}</p>
      </Of>
    );
  const { match } = performance;
  const { summary } = match;
  return (
    <Of player={player}>
      <Badges performance={performance} section={player.section} />
      {summary && (
        <div className={styles.match}>
          <MatchRows matches={[summary]} />
        </div>
      )}
      <Facts
        facts={[
          ...(summary ? [] : known([t('six.opponent'), match.opponent?.name], [t('six.score'), match.score])),
          ...known([t('six.venue'), match.venue && t(`six.venue.${match.venue}`)]),
          { label: t('six.goals'), value: performance.goals },
          { label: t('six.assists'), value: performance.assists },
          { label: t('six.minutes'), value: `${performance.minutes}’` },
          ...aboveNothing(
            [t('six.shots'), performance.shots],
            [t('six.passes'), performance.passes, performance.passAccuracy],
            [t('six.tackles'), performance.tackles],
            [t('six.saves'), performance.saves],
          ),
        ]}
      />
    </Of>
  );
}

/** What one of the team of the season did in it. */
export function SeasonPerformance({ player }: { player: ChosenOfSeason }) {
  const { t, language } = useLanguage();
  const { performance } = player;
  if (!hasPlayed(performance))
    return (
      <Of player={player}>
        <p>{wordsFor(performance.message, t('six.noStatistics'), language)}</p>
      </Of>
    );
  const { matches, goals, assists, minutes, shots, shotsOnTarget, passes, passAccuracy } = performance;
  const each = (total: number) => twoDecimals(matches === 0 ? 0 : total / matches);
  const share = (percent: number | null) => (percent === null ? '' : ` (${percentText(percent)})`);
  return (
    <Of player={player}>
      <Facts
        facts={[
          { label: t('six.matches'), value: matches },
          { label: t('six.goals'), value: goals },
          { label: t('six.assists'), value: assists },
          { label: t('six.goalsAndAssists'), value: goals + assists },
          { label: t('six.minutes'), value: `${minutes}’` },
          { label: t('six.averageRating'), value: (performance.rating ?? 0).toFixed(1) },
          { label: t('six.shotsOnTarget'), value: `${shots}${share(percentage(shotsOnTarget, shots))}` },
          { label: t('six.passes'), value: `${passes}${share(passAccuracy)}` },
          { label: t('six.tackles'), value: performance.tackles },
          { label: t('six.saves'), value: performance.saves },
          { label: t('six.yellowCards'), value: performance.yellowCards },
          { label: t('six.redCards'), value: performance.redCards },
        ]}
      />
      <h4>{t('six.perMatch')}</h4>
      <Facts
        facts={[
          { label: t('six.goals'), value: each(goals) },
          { label: t('six.assists'), value: each(assists) },
          { label: t('six.shots'), value: each(shots) },
          { label: t('six.minutes'), value: each(minutes) },
        ]}
      />
    </Of>
  );
}

/** Whoever it is about stands above. */
function Of({ player, children }: { player: Chosen<Performance>; children: ReactNode }) {
  const { t } = useLanguage();
  const { team, performance } = player;
  const rating = hasPlayed(performance) ? performance.rating : null;
  return (
    <div className={styles.performance}>
      <div className={styles.top}>
        <Avatar player={player} />
        <div>
          <h3>{player.name}</h3>
          <p>
            {team && <Crest team={team} />}
            {clubAndRole(player, t)}
          </p>
        </div>
        {rating !== null && <Rating rating={rating} />}
      </div>
      {children}
    </div>
  );
}

/** „Балик, защитник“ */
export function clubAndRole({ team, section }: Chosen<Performance>, t: Translate): string {
  const role = t(`position.${section.toUpperCase() as Uppercase<typeof section>}`);
  return team ? `${team.name}, ${role.toLowerCase()}` : role;
}

function Badges({ performance, section }: { performance: MatchPerformance; section: ChosenOfWeek['section'] }) {
  const { t } = useLanguage();
  const { isManOfTheMatch, isStarter, keptCleanSheet, yellowCards, redCards } = performance;
  const isKeeper = section === 'gk';
  if (!isManOfTheMatch && !isStarter && !(keptCleanSheet && isKeeper) && yellowCards + redCards === 0) return null;
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
      {yellowCards > 0 && (
        <Tag>
          <Booking />
          {t('six.yellowCard')}
        </Tag>
      )}
      {redCards > 0 && (
        <Tag>
          <Booking red />
          {t('six.redCard')}
        </Tag>
      )}
    </div>
  );
}

/** Another server's own words are English; who reads Bulgarian is told in ours. */
const wordsFor = (message: string | null, ours: string, language: Language) =>
  language === 'en' ? (message ?? ours) : ours;

const known = (...facts: [label: string, value: string | null | undefined][]): Fact[] =>
  facts.filter(([, value]) => Boolean(value)).map(([label, value]) => ({ label, value }));

/** Of what nothing was done, nothing is said. */
const aboveNothing = (...counts: [label: string, count: number, percent?: number | null][]): Fact[] =>
  counts
    .filter(([, count]) => count > 0)
    .map(([label, count, percent]) => ({
      label,
      value: percent === undefined || percent === null ? count : `${count} (${percentText(percent)})`,
    }));
