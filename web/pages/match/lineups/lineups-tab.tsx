import info from '@phosphor-icons/core/regular/info.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { layOutPitch } from '#domain/lineup/pitch-layout.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { matchLineups, matchStats } from '#web/api/match-queries.ts';
import { ofTeam, type MatchDetails, type TeamLineup } from '#web/football/match-model.ts';
import { PitchPlayer } from '#web/football/pitch-player.tsx';
import { Pitch } from '#web/football/pitch.tsx';
import { TeamPair } from '#web/football/team-pair.tsx';
import { Bench } from './bench.tsx';
import styles from './lineups-tab.module.css';
import { sampleLineup } from './sample-lineup.ts';

const VIEWS = ['starters', 'substitutes'] as const;
const EMPTY_LINEUP: TeamLineup = { starters: [], substitutes: [] };

export function LineupsTab({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const [view, setView] = useState<(typeof VIEWS)[number]>('starters');
  const { data, isPending } = useQuery(matchLineups(match.id));
  const lineupOf = (team: MatchDetails['home']) => ofTeam(data?.teams, team) ?? EMPTY_LINEUP;
  const home = lineupOf(match.home);
  const away = lineupOf(match.away);
  return (
    <div className="stack">
      <SegmentedControl
        label={t('lineups.views')}
        options={VIEWS.map((value) => ({ value, label: t(`lineups.view.${value}`) }))}
        chosen={view}
        onChoose={setView}
      />
      {view === 'starters' && <Starters match={match} home={home} away={away} isPending={isPending} />}
      <div className="pair">
        {match.home && <Bench team={match.home} players={home.substitutes} isPending={isPending} />}
        {match.away && <Bench team={match.away} players={away.substitutes} isPending={isPending} />}
      </div>
    </div>
  );
}

interface StartersProps {
  match: MatchDetails;
  home: TeamLineup;
  away: TeamLineup;
  isPending: boolean;
}

/** An empty pitch while loading; sample players if there is no line-up. */
function Starters({ match, home, away, isPending }: StartersProps) {
  const { t } = useLanguage();
  const isSample =
    !isPending && [home, away].every((lineup) => lineup.starters.length + lineup.substitutes.length === 0);
  const placed = isSample ? layOutPitch(sampleLineup(t), sampleLineup(t)) : layOutPitch(home.starters, away.starters);
  return (
    <>
      {isSample && (
        <p className={styles.notice} role="note">
          <Icon svg={info} />
          {t('lineups.sample')}
        </p>
      )}
      <TeamsAbove match={match} />
      <Pitch label={isPending ? t('state.loading') : t('lineups.pitch')}>
        {placed.map((player) => (
          <PitchPlayer key={`${player.side} ${player.player.id}`} placed={player} isSample={isSample} />
        ))}
      </Pitch>
    </>
  );
}

function TeamsAbove({ match: { id, home, away } }: { match: MatchDetails }) {
  const { data: stats } = useQuery(matchStats(id));
  const ratingOf = (team: MatchDetails['home']) => ofTeam(stats?.teams, team)?.rating ?? null;
  return <TeamPair home={home} away={away} ratings={{ home: ratingOf(home), away: ratingOf(away) }} />;
}
