import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Side } from '#domain/match/score.ts';
import { headToHeadMatches, matchBalance, sideCompetitions, teamMatches } from '#web/api/match-context-queries.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Select } from '#web/ui/select.tsx';
import { BalanceCard } from './balance-card.tsx';
import styles from './h2h-tab.module.css';
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
      <Segments label={t('h2h.views')} options={views} chosen={view} onChoose={setView} />
      {view === 'between' ? (
        <Meetings match={match} />
      ) : (
        // Another team has other competitions, and begins anew.
        <TeamPast key={view} matchId={match.id} side={view} />
      )}
    </div>
  );
}

function Meetings({ match }: { match: MatchDetails }) {
  const { data: balance } = useQuery(matchBalance(match.id));
  return (
    <>
      {balance && <BalanceCard balance={balance} home={match.home} away={match.away} />}
      <PastMatches ask={(limit) => headToHeadMatches(match.id, limit)} />
    </>
  );
}

const EVERY = 'all';

function TeamPast({ matchId, side }: { matchId: number; side: Side }) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<number | typeof EVERY>(EVERY);
  const { data: competitions = [] } = useQuery(sideCompetitions(matchId, side));
  return (
    <>
      <div className={styles.choice}>
        <Select
          label={t('h2h.competition')}
          options={[
            { value: EVERY, label: t('h2h.competition.all') },
            ...competitions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <PastMatches key={chosen} ask={(limit) => teamMatches(matchId, side, limit, chosen === EVERY ? null : chosen)} />
    </>
  );
}
