import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { findNation, nationName } from '#domain/player/nationality.ts';
import { Card } from '#ui/card.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { enteredTeams, gameweekGoals, totalMatches } from '#web/api/competition-queries.ts';
import { nextMatches } from '#web/api/gameweek-queries.ts';
import { competitionCharts } from '#web/api/history-queries.ts';
import { NextMatches } from '#web/football/next-matches.tsx';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import styles from './home-tab.module.css';
import { MoreCharts } from './more-charts.tsx';
import type { TabProps } from './tab-props.ts';

const DEFAULT_COUNTRY = 'Bulgaria';
const NEXT = 4;

/** A failed number is shown as a dash. */
export function HomeTab(tab: TabProps) {
  const { t } = useLanguage();
  return (
    <div className="stack">
      <h2 className="hidden">{t('competition.tab.home')}</h2>
      <Details {...tab} />
      <Next {...tab} />
      <MoreCharts {...tab}>
        <Goals {...tab} />
      </MoreCharts>
    </div>
  );
}

/** Only the current season has matches to come. */
function Next({ edition, season }: TabProps) {
  const { data = [] } = useQuery({ ...nextMatches(edition.id), enabled: useIsOwnBackend() });
  return season?.isCurrent === false ? null : <NextMatches matches={data.slice(0, NEXT)} />;
}

function Details({ edition, competition, season }: TabProps) {
  const { t, language } = useLanguage();
  const { data: teams } = useQuery(enteredTeams(edition));
  const { data: played } = useQuery(totalMatches(edition));
  const isOwn = useIsOwnBackend();
  // Only our own server knows that it does not know.
  const country = competition.country || (isOwn ? null : DEFAULT_COUNTRY);
  return (
    <Card
      title={t('competition.details')}
      padded
      footer={
        isOwn && (
          <a href={pagePaths.competitionDetails(edition.id)}>
            {t('competition.rules')}
            <Icon svg={caretRight} size="0.875rem" />
          </a>
        )
      }
    >
      <div className={styles.details}>
        <FactList
          facts={[
            { label: t('competition.teams'), value: teams?.length ?? '–' },
            { label: t('competition.currentGameweek'), value: competition.currentGameweek ?? '–' },
            { label: t('competition.format'), value: t(`competition.format.${competition.format}`) },
            { label: t('competition.season'), value: season?.name ?? '–' },
            { label: t('competition.played'), value: played ?? '–' },
            ...(country === null
              ? []
              : [{ label: t('competition.country'), value: nationName(findNation(country), language) }]),
          ]}
        />
      </div>
    </Card>
  );
}

function Goals({ edition }: TabProps) {
  const { t } = useLanguage();
  const { data: weeks = [], isPending } = useQuery(gameweekGoals(edition));
  const { data: charts } = useQuery(competitionCharts(edition));
  // [CR3]
  const whole = weeks.filter(({ gameweek }) => gameweek !== charts?.running);
  const { data: played } = useQuery(totalMatches(edition));
  const goals = weeks.reduce((sum, week) => sum + week.goals, 0);
  const note = t('competition.goals.note', {
    goals: t('player.goals', { count: goals }),
    matches: t('competition.matchCount', { count: played ?? 0 }),
  });
  return (
    <Card title={t('competition.goals')} {...(played && weeks.length > 0 && { note })} padded>
      {isPending ? (
        <SkeletonRows rows={5} label={t('state.loading')} />
      ) : whole.length === 0 ? (
        <EmptyState title={t('state.noData')} />
      ) : (
        <LineChart
          label={t('competition.goals')}
          columns={[t('competition.gameweek'), t('competition.goals.column')]}
          points={whole.map((week) => ({
            label: t('competition.gameweek.short', { number: week.gameweek }),
            value: week.goals,
          }))}
        />
      )}
    </Card>
  );
}
