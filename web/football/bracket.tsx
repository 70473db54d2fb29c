import { useEffect, useRef, type CSSProperties } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { buildBracket, connectRounds, ROUND_NAMES, type BracketRound } from '#domain/bracket/build-bracket.ts';
import { ELIMINATION_ROUNDS, type EliminationRound } from '#domain/match/round.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import styles from './bracket.module.css';
import type { SeededTeam, Tie } from './competition-model.ts';

/** Columns of rounds, each tie level with the two before it. On narrow screens the current round is scrolled into view. */
export function Bracket({ ties }: { ties: Tie[] }) {
  const { t } = useLanguage();
  const rounds = buildBracket(ties);
  const links = connectRounds(rounds);
  const currentRound = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = currentRound.current;
    if (section?.parentElement) section.parentElement.scrollLeft = section.offsetLeft;
  }, []);
  return (
    <div
      className={styles.bracket}
      style={{ '--rounds': rounds.length, '--ties': rowsOf(rounds) } as CSSProperties}
      data-alone={rounds.length === 1 || undefined}
    >
      {rounds.map(({ round, matches }, index) => (
        <section key={round} ref={index === roundInView(rounds) ? currentRound : undefined}>
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

/** How many rows of the first round a tie spans. */
function spanOf(round: EliminationRound, [first]: BracketRound<Tie>[]): number {
  const at = (name: EliminationRound) => ELIMINATION_ROUNDS.indexOf(name);
  return 2 ** (at(round) - at(first?.round ?? round));
}

/** Rows of a complete first round, since ties without a team are left out. */
const rowsOf = (rounds: BracketRound<Tie>[]): number =>
  Math.max(1, ...rounds.flatMap(({ round, matches }) => matches.map(({ slot }) => slot * spanOf(round, rounds))));

/** The first round with an unfinished tie, else the last. */
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
