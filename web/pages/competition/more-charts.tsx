import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { BumpChart } from '#ui/charts/bump-chart.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { competitionCharts } from '#web/api/history-queries.ts';
import { groupText } from '#web/football/group-text.ts';
import type { CompetitionCharts } from '#web/football/history-model.ts';
import type { TabProps } from './tab-props.ts';

const MIN_BAR_HEIGHT = 0.2;

/** Beside and below the goals by gameweek. Another backend has none: the documented placeholder. An empty chart is left out. */
export function MoreCharts({ edition, children }: TabProps & { children: ReactNode }) {
  const { t } = useLanguage();
  const { data: charts, isPending, isError } = useQuery(competitionCharts(edition));
  if (isPending)
    return (
      <>
        {children}
        <Card title={t('competition.places')}>
          <SkeletonRows rows={8} label={t('state.loading')} />
        </Card>
      </>
    );
  if (isError || charts === null)
    return (
      <>
        {children}
        <Card title={t('competition.moreCharts')}>
          <EmptyState title={t(isError ? 'state.noData' : 'results.comingSoon')} />
        </Card>
      </>
    );
  return (
    <>
      {charts.quarters.length > 0 ? (
        <div className="pair">
          {children}
          <Quarters quarters={charts.quarters} />
        </div>
      ) : (
        children
      )}
      {charts.gameweeks.length > 0 && <Places charts={charts} />}
    </>
  );
}

function Places({ charts: { gameweeks, tables } }: { charts: CompetitionCharts }) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState(0);
  const table = tables[chosen] ?? tables[0];
  if (!table || table.teams.length < 2) return null;
  const title = t('competition.places');
  return (
    <Card title={title} padded>
      {tables.length > 1 && (
        <SegmentedControl
          label={t('competition.places.group')}
          options={tables.map(({ group }, value) => ({ value, label: groupText(group ?? '', t) }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <BumpChart
        key={chosen}
        label={title}
        column={t('table.team')}
        steps={gameweeks.map((number) => t('competition.gameweek.short', { number }))}
        lines={table.teams.map(({ team, places }) => ({
          name: team.name,
          shortName: team.shortName,
          mark: <Crest team={team} />,
          places,
        }))}
      />
    </Card>
  );
}

function Quarters({ quarters }: { quarters: CompetitionCharts['quarters'] }) {
  const { t } = useLanguage();
  const title = t('competition.quarters');
  const most = Math.max(...quarters.map(({ goals }) => goals));
  return (
    <Card title={title} padded>
      <BarChart
        label={title}
        columns={[t('competition.quarters.minutes'), t('competition.goals.column')]}
        bars={quarters.map(({ from, to, goals }) => ({
          label: `${from}–${to}’`,
          value: goals,
          ...(goals === 0 ? { tone: 'faint' as const } : goals === most && { tone: 'lit' as const }),
        }))}
        minHeight={MIN_BAR_HEIGHT}
        complete
      />
    </Card>
  );
}
