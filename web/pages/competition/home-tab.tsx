import { useQuery } from '@tanstack/react-query';
import { nationCalled, nationName } from '#domain/player/nationality.ts';
import { enteredTeams, gameweekGoals, totalMatches } from '#web/api/competition-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';
import styles from './home-tab.module.css';
import type { TabProps } from './tab-props.ts';

const USUAL_COUNTRY = 'Bulgaria';

/** The competition in figures. What cannot be had is a dash. */
export function HomeTab(tab: TabProps) {
  const { t } = useLanguage();
  return (
    <div className="stack">
      <h2 className="hidden">{t('competition.tab.home')}</h2>
      <Details {...tab} />
      <Goals {...tab} />
      <Card title={t('competition.moreCharts')}>
        <State title={t('results.comingSoon')} />
      </Card>
    </div>
  );
}

function Details({ of, competition, season }: TabProps) {
  const { t, language } = useLanguage();
  const { data: teams } = useQuery(enteredTeams(of));
  const { data: played } = useQuery(totalMatches(of));
  const country = competition.country ?? USUAL_COUNTRY;
  return (
    <Card title={t('competition.details')} padded>
      <div className={styles.details}>
        <Facts
          facts={[
            { label: t('competition.teams'), value: teams?.length ?? '–' },
            { label: t('competition.currentGameweek'), value: competition.currentGameweek ?? '–' },
            { label: t('competition.format'), value: t(`competition.format.${competition.format}`) },
            { label: t('competition.season'), value: season?.name ?? '–' },
            { label: t('competition.played'), value: played ?? '–' },
            {
              label: t('competition.country'),
              value: nationName(nationCalled(country), language),
            },
          ]}
        />
      </div>
    </Card>
  );
}

function Goals({ of }: TabProps) {
  const { t } = useLanguage();
  const { data: weeks = [], isPending } = useQuery(gameweekGoals(of));
  const { data: played } = useQuery(totalMatches(of));
  const goals = weeks.reduce((sum, week) => sum + week.goals, 0);
  const note = t('competition.goals.note', {
    goals: t('player.goals', { count: goals }),
    matches: t('competition.matchCount', { count: played ?? 0 }),
  });
  return (
    <Card title={t('competition.goals')} {...(played && weeks.length > 0 && { note })} padded>
      {isPending ? (
        <SkeletonRows rows={5} label={t('state.loading')} />
      ) : weeks.length === 0 ? (
        <State title={t('state.noData')} />
      ) : (
        <LineChart
          label={t('competition.goals')}
          columns={[t('competition.gameweek'), t('competition.goals.column')]}
          points={weeks.map((week) => ({
            label: t('competition.gameweek.short', { number: week.gameweek }),
            value: week.goals,
          }))}
        />
      )}
    </Card>
  );
}
