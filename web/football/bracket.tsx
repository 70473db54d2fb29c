import { useEffect, useRef, type CSSProperties } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { buildBracket, connectRounds, ROUND_NAMES, type BracketRound } from '#domain/bracket/build-bracket.ts';
import { ELIMINATION_ROUNDS, type EliminationRound } from '#domain/match/round.ts';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './bracket.module.css';
import type { SeededTeam, Tie } from './competition-model.ts';
import { Crest } from './crest.tsx';

/** Round beside round, each tie level with the two that lead to it. Where there is no room for all, the one being played is in view. */
export function Bracket({ ties }: { ties: Tie[] }) {
  const { t } = useLanguage();
  const rounds = buildBracket(ties);
  const links = connectRounds(rounds);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = shown.current;
    if (section?.parentElement) section.parentElement.scrollLeft = section.offsetLeft;
  }, []);
  return (
    <div
      className={styles.bracket}
      style={{ '--rounds': rounds.length, '--ties': rowsOf(rounds) } as CSSProperties}
      data-alone={rounds.length === 1 || undefined}
    >
      {rounds.map(({ round, matches }, index) => (
        <section key={round} ref={index === roundInView(rounds) ? shown : undefined}>
          <h3>{t(`bracket.${ROUND_NAMES[round]}`)}</h3>
          <ol>
            {matches.map(({ slot, match }) => (
              <li
                key={match.id}
                style={{ '--slot': slot, '--span': spanOf(round, rounds) } as CSSProperties}
                data-from={links.some(({ to, from }) => to === match && from.length > 0) || undefined}
                data-to={
                  links.some(({ from }) => from.includes(match)) ? (slot % 2 === 1 ? 'below' : 'above') : undefined
                }
              >
                <TieLink tie={match} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** How many rows of the first round a tie of this one stands beside. */
function spanOf(round: EliminationRound, [first]: BracketRound<Tie>[]): number {
  const at = (name: EliminationRound) => ELIMINATION_ROUNDS.indexOf(name);
  return 2 ** (at(round) - at(first?.round ?? round));
}

/** As many rows as the first round would have, had none of its ties been left out. */
const rowsOf = (rounds: BracketRound<Tie>[]): number =>
  Math.max(1, ...rounds.flatMap(({ round, matches }) => matches.map(({ slot }) => slot * spanOf(round, rounds))));

/** The first round in which something is still to be played, else the last. */
function roundInView(rounds: BracketRound<Tie>[]): number {
  const open = rounds.findIndex(({ matches }) => matches.some(({ match }) => !isOver(match)));
  return open < 0 ? rounds.length - 1 : open;
}

const isOver = ({ status }: Tie) => status === 'FINISHED' || status === 'AWARDED';

function TieLink({ tie }: { tie: Tie }) {
  const { home, away, homeScore, awayScore, penalties } = tie;
  const lead = (homeScore ?? 0) - (awayScore ?? 0) || (penalties?.home ?? 0) - (penalties?.away ?? 0);
  return (
    <a className={styles.tie} href={pagePaths.match(tie.id)} data-live={tie.status === 'LIVE' || undefined}>
      <Side team={home} goals={homeScore} penalties={penalties?.home} lost={isOver(tie) && lead < 0} />
      <Side team={away} goals={awayScore} penalties={penalties?.away} lost={isOver(tie) && lead > 0} />
    </a>
  );
}

interface SideProps {
  team: SeededTeam | null;
  goals: number | null;
  penalties: number | undefined;
  lost: boolean;
}

/** Ties that lack a team are not shown. */
function Side({ team, goals, penalties, lost }: SideProps) {
  if (!team) return null;
  return (
    <span data-lost={lost || undefined}>
      <Crest team={team} />
      <span className={styles.name}>
        <span title={team.shortName}>{team.name}</span>
        {team.seed !== null && <small>[{team.seed}]</small>}
      </span>
      <b>
        {goals ?? '–'}
        {goals !== null && penalties !== undefined && ` (${penalties})`}
      </b>
    </span>
  );
}
