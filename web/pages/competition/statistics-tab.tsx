import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Key } from '#i18n/translate.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import {
  leaders,
  SCOPES,
  STATISTICS,
  type CompetitionEdition,
  type Scope,
  type Statistic,
} from '#web/api/competition-queries.ts';
import { Leaders } from '#web/football/leaders.tsx';
import { useRecords } from '#web/api/use-records.ts';
import { LeadersModal } from './leaders-modal.tsx';
import type { TabProps } from './tab-props.ts';

const VISIBLE_LEADERS = 5;

const titleKey = { goals: 'home.scorers', assists: 'home.assisters', rating: 'home.rated' } satisfies Record<
  Statistic,
  Key
>;
const scopeKey = { season: 'competition.thisSeason', alltime: 'competition.allTime' } satisfies Record<Scope, Key>;

export function StatisticsTab({ edition }: TabProps) {
  const { t } = useLanguage();
  const [scope, setScope] = useState<Scope>('season');
  const { scorers, assists, ratings } = useRecords();
  const isRecorded: Record<Statistic, boolean> = { goals: scorers, assists, rating: ratings };
  const [openStatistic, setOpenStatistic] = useState<Statistic | null>(null);
  return (
    <section>
      <div className="heading">
        <h2>{t('competition.tab.statistics')}</h2>
        <SegmentedControl
          label={t('competition.tab.statistics')}
          options={SCOPES.map((value) => ({ value, label: t(scopeKey[value]) }))}
          chosen={scope}
          onChoose={setScope}
        />
      </div>
      <div className="trio swipe">
        {STATISTICS.filter((statistic) => isRecorded[statistic]).map((statistic) => (
          <LeadersCard
            key={statistic}
            edition={edition}
            statistic={statistic}
            scope={scope}
            title={t(titleKey[statistic])}
            onSeeAll={() => setOpenStatistic(statistic)}
          />
        ))}
      </div>
      {openStatistic && (
        <LeadersModal
          edition={edition}
          statistic={openStatistic}
          scope={scope}
          title={t(titleKey[openStatistic])}
          onClose={() => setOpenStatistic(null)}
        />
      )}
    </section>
  );
}

interface LeadersCardProps {
  edition: CompetitionEdition;
  statistic: Statistic;
  scope: Scope;
  title: string;
  onSeeAll: () => void;
}

/** A failure is shown as no data. */
function LeadersCard({ edition, statistic, scope, title, onSeeAll }: LeadersCardProps) {
  const { t } = useLanguage();
  const { data = [], isPending } = useQuery({
    ...leaders(edition, statistic, scope),
    placeholderData: keepPreviousData,
  });
  if (isPending)
    return (
      <Card title={title}>
        <SkeletonRows rows={7} label={t('state.loading')} />
      </Card>
    );
  if (data.length === 0)
    return (
      <Card title={title}>
        <EmptyState title={t('state.noData')} />
      </Card>
    );
  return (
    <Card
      title={title}
      footer={
        <button type="button" aria-haspopup="dialog" onClick={onSeeAll}>
          {t('competition.seeAll')}
          <Icon svg={caretRight} size="0.875rem" />
        </button>
      }
    >
      <Leaders leaders={data.slice(0, VISIBLE_LEADERS)} digits={statistic === 'rating' ? 1 : 0} />
    </Card>
  );
}
