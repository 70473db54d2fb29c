import { useState } from 'react';
import type { Score, Side } from '#domain/match/score.ts';
import { readGoals } from '#domain/standings/what-if.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import type { StandingRow } from '#web/football/model.ts';
import styles from './outlook.module.css';

interface GuessRowProps {
  home: StandingRow['team'] | undefined;
  away: StandingRow['team'] | undefined;
  guess: Score | null;
  onGuess: (score: Score | null) => void;
}

/** One match with two fields for goals; it counts once both are filled. */
export function GuessRow({ home, away, guess, onGuess }: GuessRowProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState({ home: '', away: '' });
  const shown = guess ? { home: String(guess.home), away: String(guess.away) } : typed;

  function type(side: Side, value: string) {
    const next = { ...shown, [side]: value.slice(-2).replaceAll(/\D/g, '') };
    const [homeGoals, awayGoals] = [readGoals(next.home), readGoals(next.away)];
    setTyped(next);
    onGuess(homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals });
  }

  const field = (side: Side, team: StandingRow['team'] | undefined) => (
    <input
      inputMode="numeric"
      autoComplete="off"
      aria-label={t('whatIf.goals', { team: team?.name ?? '' })}
      value={shown[side]}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => type(side, target.value)}
    />
  );
  return (
    <div className={styles.guess}>
      <TeamName team={home} />
      {field('home', home)}
      <span aria-hidden>:</span>
      {field('away', away)}
      <TeamName team={away} />
    </div>
  );
}

function TeamName({ team }: { team: StandingRow['team'] | undefined }) {
  if (!team) return <span />;
  return (
    <span className={styles.side}>
      <Crest team={team} />
      <span>{team.name}</span>
      <abbr title={team.name}>{team.shortName}</abbr>
    </span>
  );
}
