import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AwardType } from '#domain/player/award.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { playerCompositions } from '#web/api/player-queries.ts';
import { AwardList } from '#web/football/award-list.tsx';
import type { Award } from '#web/football/award-model.ts';
import type { PlayerProfile } from '#web/football/player-model.ts';
import styles from './awards-tab.module.css';

/** Own awards, awards of his teams, and selections for teams of the week, season and year. */
export function AwardsTab({ player: { id, awards } }: { player: PlayerProfile }) {
  const { t } = useLanguage();
  const { data: selections = [], isPending } = useQuery(playerCompositions(id));
  if (isPending)
    return (
      <div className={card.card}>
        <SkeletonRows rows={6} label={t('state.loading')} />
      </div>
    );
  return <Awards awards={[...awards, ...selections].toSorted(newestFirst)} />;
}

const newestFirst = (a: Award, b: Award) => (b.awardedOn ?? '').localeCompare(a.awardedOn ?? '');

const KINDS = ['TEAM_SEASONAL', 'INDIVIDUAL_SEASONAL', 'INDIVIDUAL_NON_SEASONAL'] as const satisfies AwardType[];

function Awards({ awards }: { awards: Award[] }) {
  const { t } = useLanguage();
  const ofType = (type: AwardType) => awards.filter((award) => award.type === type);
  // Opens at the first kind that has awards.
  const [kind, setKind] = useState<AwardType>(() => KINDS.find((type) => ofType(type).length > 0) ?? KINDS[0]);
  const isTeam = kind === 'TEAM_SEASONAL';
  const chosen = ofType(kind);
  const individual = awards.length - ofType('TEAM_SEASONAL').length;
  return (
    <div className="stack">
      <div className={styles.kinds}>
        <SegmentedControl
          label={t('award.kind')}
          options={[
            { value: 'team', label: withCount(t('award.team'), ofType('TEAM_SEASONAL').length) },
            { value: 'individual', label: withCount(t('award.individual'), individual) },
          ]}
          chosen={isTeam ? 'team' : 'individual'}
          onChoose={(value) => setKind(value === 'team' ? 'TEAM_SEASONAL' : 'INDIVIDUAL_SEASONAL')}
        />
        {!isTeam && (
          <SegmentedControl
            label={t('award.period')}
            options={[
              {
                value: 'INDIVIDUAL_SEASONAL',
                label: withCount(t('award.seasonal'), ofType('INDIVIDUAL_SEASONAL').length),
              },
              {
                value: 'INDIVIDUAL_NON_SEASONAL',
                label: withCount(t('award.occasional'), ofType('INDIVIDUAL_NON_SEASONAL').length),
              },
            ]}
            chosen={kind}
            onChoose={setKind}
          />
        )}
      </div>
      {chosen.length === 0 ? (
        <EmptyState title={t('player.awards.empty')} framed />
      ) : (
        <div className={card.card}>
          <AwardList awards={chosen} />
        </div>
      )}
    </div>
  );
}

const withCount = (label: string, count: number): string => (count > 0 ? `${label} (${count})` : label);
