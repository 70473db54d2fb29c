import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Side } from '#domain/match/score.ts';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { headToHeadMatches, headToHead, sideCompetitions, teamMatches } from '#web/api/match-context-queries.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import styles from './h2h-tab.module.css';
import { HeadToHeadCard } from './head-to-head-card.tsx';
import { PastMatches } from './past-matches.tsx';

type View = 'between' | Side;

export function HeadToHeadTab({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const [view, setView] = useState<View>('between');
  const views: { value: View; label: string }[] = [
    { value: 'between', label: t('h2h.view.between') },
    { value: 'home', label: match.home?.name ?? t('match.teamUnknown') },
    { value: 'away', label: match.away?.name ?? t('match.teamUnknown') },
  ];
  return (
    <div className="stack">
      <SegmentedControl label={t('h2h.views')} options={views} chosen={view} onChoose={setView} />
      {view === 'between' ? (
        <Meetings match={match} />
      ) : (
        // Reset the chosen competition: another team has others.
        <TeamHistory key={view} matchId={match.id} side={view} />
      )}
    </div>
  );
}

function Meetings({ match }: { match: MatchDetails }) {
  const { data: balance } = useQuery(headToHead(match.id));
  return (
    <>
      {balance && <HeadToHeadCard balance={balance} home={match.home} away={match.away} />}
      <PastMatches queryFor={(limit) => headToHeadMatches(match.id, limit)} />
    </>
  );
}

const ALL_COMPETITIONS = 'all';

function TeamHistory({ matchId, side }: { matchId: number; side: Side }) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<number | typeof ALL_COMPETITIONS>(ALL_COMPETITIONS);
  const { data: competitions = [] } = useQuery(sideCompetitions(matchId, side));
  return (
    <>
      <div className={styles.choice}>
        <Select
          label={t('h2h.competition')}
          options={[
            { value: ALL_COMPETITIONS, label: t('h2h.competition.all') },
            ...competitions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <PastMatches
        key={chosen}
        queryFor={(limit) => teamMatches(matchId, side, limit, chosen === ALL_COMPETITIONS ? null : chosen)}
      />
    </>
  );
}
