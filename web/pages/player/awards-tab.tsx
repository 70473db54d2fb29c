import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AwardType } from '#domain/player/award.ts';
import { playerCompositions } from '#web/api/player-queries.ts';
import { AwardList } from '#web/football/award-list.tsx';
import type { Award } from '#web/football/award-model.ts';
import type { PlayerProfile } from '#web/football/player-model.ts';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';
import styles from './awards-tab.module.css';

/** His own and his teams', with his places in teams of the week, the season and the year among them. */
export function AwardsTab({ player: { id, awards } }: { player: PlayerProfile }) {
  const { t } = useLanguage();
  const { data: places = [], isPending } = useQuery(playerCompositions(id));
  if (isPending)
    return (
      <div className={card.card}>
        <SkeletonRows rows={6} label={t('state.loading')} />
      </div>
    );
  return <Awards awards={[...awards, ...places].toSorted(newestFirst)} />;
}

const newestFirst = (a: Award, b: Award) => (b.awardedOn ?? '').localeCompare(a.awardedOn ?? '');

const KINDS = ['TEAM_SEASONAL', 'INDIVIDUAL_SEASONAL', 'INDIVIDUAL_NON_SEASONAL'] as const satisfies AwardType[];

function Awards({ awards }: { awards: Award[] }) {
  const { t } = useLanguage();
  const of = (type: AwardType) => awards.filter((award) => award.type === type);
  // It opens where there is something to see.
  const [kind, setKind] = useState<AwardType>(() => KINDS.find((type) => of(type).length > 0) ?? KINDS[0]);
  const isTeam = kind === 'TEAM_SEASONAL';
  const chosen = of(kind);
  const individual = awards.length - of('TEAM_SEASONAL').length;
  return (
    <div className="stack">
      <div className={styles.kinds}>
        <Segments
          label={t('award.kind')}
          options={[
            { value: 'team', label: counted(t('award.team'), of('TEAM_SEASONAL').length) },
            { value: 'individual', label: counted(t('award.individual'), individual) },
          ]}
          chosen={isTeam ? 'team' : 'individual'}
          onChoose={(value) => setKind(value === 'team' ? 'TEAM_SEASONAL' : 'INDIVIDUAL_SEASONAL')}
        />
        {!isTeam && (
          <Segments
            label={t('award.period')}
            options={[
              { value: 'INDIVIDUAL_SEASONAL', label: counted(t('award.seasonal'), of('INDIVIDUAL_SEASONAL').length) },
              {
                value: 'INDIVIDUAL_NON_SEASONAL',
                label: counted(t('award.occasional'), of('INDIVIDUAL_NON_SEASONAL').length),
              },
            ]}
            chosen={kind}
            onChoose={setKind}
          />
        )}
      </div>
      {chosen.length === 0 ? (
        <State title={t('player.awards.empty')} framed />
      ) : (
        <div className={card.card}>
          <AwardList awards={chosen} />
        </div>
      )}
    </div>
  );
}

const counted = (label: string, count: number): string => (count > 0 ? `${label} (${count})` : label);
