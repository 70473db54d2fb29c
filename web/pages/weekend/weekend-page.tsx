import { whereOf } from '#i18n/league-words.ts';
import printer from '@phosphor-icons/core/bold/printer-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { dayAndMonth, dayHeading } from '#domain/formatting/date.ts';
import { groupByDay } from '#domain/formatting/day-groups.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import { groupByPitch } from '#domain/gameweeks/weekend.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { isOwnBackend } from '#web/api/load.ts';
import { weekend } from '#web/api/match-day-queries.ts';
import type { Weekend } from '#web/api/parse-days.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { MatchRows } from '#web/football/match-row.tsx';
import type { FixtureListMatch } from '#web/football/model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { notFoundHead, NotFoundPage } from '#web/shell/not-found-page.tsx';
import styles from './weekend-page.module.css';

export const head: HeadOf = (sources) => {
  const { t, language, league, queryClient } = sources;
  if (!isOwnBackend(queryClient)) return notFoundHead(sources);
  return {
    title: t('weekend.head.title', { league: league.name[language] }),
    description: t('weekend.head.description', { where: whereOf({ t, language, league }) }),
  };
};

/** A match may begin or move while the page is open. */
const REFRESH_MS = 30_000;

/** Another backend has no such list. */
export function Page() {
  return useIsOwnBackend() ? <WeekendPage /> : <NotFoundPage />;
}

function WeekendPage() {
  const { t, language } = useLanguage();
  const query = useQuery({ ...weekend, refetchInterval: REFRESH_MS });
  return (
    <div className={`wrap page ${styles.page}`}>
      <div className="heading">
        <h1>
          {t('weekend.title')} {query.data && <small className="label">{daysOf(query.data, language)}</small>}
        </h1>
        <button
          className={`${button.button} ${styles.print}`}
          data-kind="ghost"
          type="button"
          aria-label={t('weekend.print')}
          onClick={() => window.print()}
        >
          <Icon svg={printer} />
          <span>{t('weekend.print')}</span>
        </button>
      </div>
      <QueryResult query={query} failed={() => ({ title: t('live.failed') })}>
        {(data) => <Programme weekend={data} />}
      </QueryResult>
    </div>
  );
}

/** „20.11 – 22.11“ */
const daysOf = ({ from, to }: Weekend, language: Language) =>
  [from, to].map((day) => dayAndMonth(instantOf(day, '12:00'), language)).join(' – ');

function Programme({ weekend: { matches, next } }: { weekend: Weekend }) {
  const { t } = useLanguage();
  if (matches.length > 0) return <Days matches={matches} />;
  return (
    <>
      <EmptyState title={t('weekend.none')} text={t(next.length > 0 ? 'weekend.seeNext' : 'weekend.noNext')} framed />
      {next.length > 0 && (
        <section>
          <div className="heading">
            <h2>{t('match.next')}</h2>
          </div>
          <Days matches={next} />
        </section>
      )}
    </>
  );
}

function Days({ matches }: { matches: FixtureListMatch[] }) {
  const { t, language } = useLanguage();
  const occasionOf = ({ competition, gameweek }: FixtureListMatch) =>
    [competition?.name, gameweekText(gameweek, t)].filter(Boolean).join(', ');
  return groupByDay(matches, ({ startTime }) => (startTime === null ? null : new Date(startTime))).map(
    ({ day, items }) => (
      <section key={day} className={`${card.card} ${styles.day}`}>
        <h2>{day !== null && dayHeading(instantOf(day, '12:00'), language)}</h2>
        {groupByPitch(items).map(({ pitch, items: played }) => (
          <section key={pitch}>
            <h3>{pitch ?? t('weekend.pitchUnknown')}</h3>
            <MatchRows matches={played} byDay detailOf={occasionOf} />
          </section>
        ))}
      </section>
    ),
  );
}
