import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Key } from '#i18n/translate.ts';
import { leaders, SCOPES, type InSeason, type Scope } from '#web/api/competition-queries.ts';
import { STATISTICS, type Statistic } from '#web/api/read-competition.ts';
import { Leaders } from '#web/football/leaders.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';
import { LeadersModal } from './leaders-modal.tsx';
import type { TabProps } from './tab-props.ts';

const SHOWN = 5;

const titleKey = { goals: 'home.scorers', assists: 'home.assisters', rating: 'home.rated' } satisfies Record<
  Statistic,
  Key
>;
const scopeKey = { season: 'competition.thisSeason', alltime: 'competition.allTime' } satisfies Record<Scope, Key>;

/** The best at three things, this season or ever; each list opens to all of them. */
export function StatisticsTab({ of }: TabProps) {
  const { t } = useLanguage();
  const [scope, setScope] = useState<Scope>('season');
  const [opened, setOpened] = useState<Statistic | null>(null);
  return (
    <section>
      <div className="heading">
        <h2>{t('competition.tab.statistics')}</h2>
        <Segments
          label={t('competition.tab.statistics')}
          options={SCOPES.map((value) => ({ value, label: t(scopeKey[value]) }))}
          chosen={scope}
          onChoose={setScope}
        />
      </div>
      <div className="trio swipe">
        {STATISTICS.map((statistic) => (
          <LeadersCard
            key={statistic}
            of={of}
            statistic={statistic}
            scope={scope}
            title={t(titleKey[statistic])}
            onSeeAll={() => setOpened(statistic)}
          />
        ))}
      </div>
      {opened && (
        <LeadersModal
          of={of}
          statistic={opened}
          scope={scope}
          title={t(titleKey[opened])}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface LeadersCardProps {
  of: InSeason;
  statistic: Statistic;
  scope: Scope;
  title: string;
  onSeeAll: () => void;
}

/** A failure reads like no data: it is not worth a visitor's alarm. */
function LeadersCard({ of, statistic, scope, title, onSeeAll }: LeadersCardProps) {
  const { t } = useLanguage();
  const { data = [], isPending } = useQuery({ ...leaders(of, statistic, scope), placeholderData: keepPreviousData });
  if (isPending)
    return (
      <Card title={title}>
        <SkeletonRows rows={7} label={t('state.loading')} />
      </Card>
    );
  if (data.length === 0)
    return (
      <Card title={title}>
        <State title={t('state.noData')} />
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
      <Leaders leaders={data.slice(0, SHOWN)} digits={statistic === 'rating' ? 1 : 0} />
    </Card>
  );
}
