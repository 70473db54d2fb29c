import { useEffect, useRef } from 'react';
import type { Language } from '#contract/language.ts';
import { pagePaths } from '#contract/paths.ts';
import {
  awaitedTie,
  buildBracket,
  ROUND_NAMES,
  thirdPlaceTie,
  type BracketRound,
  type BracketTie,
  type Legs,
} from '#domain/bracket/build-bracket.ts';
import { clockTime, dayAndMonth, parseDate } from '#domain/formatting/date.ts';
import { BRACKET_ROUNDS, type BracketRoundName } from '#domain/match/round.ts';
import { otherSide, type Side } from '#domain/match/score.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import styles from './bracket.module.css';
import type { Tie } from './competition-model.ts';
import { isOver, scoreOf, totalOf, winnerOf } from './tie-outcome.ts';

/** Columns of rounds, each tie level with the two before it. On narrow screens the current round is scrolled into view. */
export function Bracket({ ties }: { ties: Tie[] }) {
  const { t } = useLanguage();
  const rounds = buildBracket(ties);
  const third = thirdPlaceTie(ties);
  const currentRound = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = currentRound.current;
    const bracket = section?.parentElement;
    const [first] = bracket?.children ?? [];
    // The space before the first round stays beside the current one.
    if (bracket && first instanceof HTMLElement) bracket.scrollLeft = section.offsetLeft - first.offsetLeft;
  }, []);
  return (
    <>
      <div
        className={styles.bracket}
        data-legs={rounds.some(({ ties: own }) => own.some(({ legs }) => legs[1])) || undefined}
        data-alone={rounds.length === 1 || undefined}
      >
        {rounds.map(({ round, ties: own }, index) => (
          <section key={round} ref={index === roundInView(rounds) ? currentRound : undefined}>
            <h3>{t(`bracket.${ROUND_NAMES[round]}`)}</h3>
            <ol>
              {withGaps(own, slotsOf(round, rounds)).map((tie, place) =>
                tie === null ? (
                  <li key={place} aria-hidden="true" />
                ) : (
                  <li
                    key={place}
                    data-from={feedersOf(tie).length > 0 || undefined}
                    data-to={leadsOn(tie, rounds[index + 1]) ? (tie.slot % 2 === 1 ? 'below' : 'above') : undefined}
                  >
                    <TieLink
                      legs={tie.legs}
                      label={tieName(round, tie.slot, t)}
                      awaited={(side) => awaitedText(tie, side, t)}
                    />
                  </li>
                ),
              )}
            </ol>
          </section>
        ))}
      </div>
      {third && (
        <section className={styles.third} data-rounds={rounds.length}>
          <h3>{t('bracket.thirdPlace')}</h3>
          <TieLink legs={third} label={null} awaited={(side) => loserText(side, t)} />
        </section>
      )}
    </>
  );
}

const feedersOf = ({ from }: BracketTie<Tie>) => [from.home, from.away].filter((tie) => tie !== undefined);

const leadsOn = (tie: BracketTie<Tie>, next: BracketRound<Tie> | undefined): boolean =>
  next?.ties.some((later) => feedersOf(later).includes(tie)) === true;

/** More come from bad data only. */
const MOST_SLOTS = 64;

/** How many ties the round has if it is complete: twice as many as the next. */
function slotsOf(round: BracketRoundName, rounds: BracketRound<Tie>[]): number {
  const last = rounds.at(-1)?.round ?? round;
  const inLast = rounds.flatMap((own) => own.ties.map(({ slot }) => Math.ceil(slot / timesMore(own.round, last))));
  return Math.min(MOST_SLOTS, Math.max(1, ...inLast) * timesMore(round, last));
}

/** null where a team has a bye and so no tie. */
function withGaps(ties: BracketTie<Tie>[], slots: number): (BracketTie<Tie> | null)[] {
  const placed = Array.from({ length: slots }, (_, place) => ties.find(({ slot }) => slot === place + 1) ?? null);
  return [...placed, ...ties.filter((tie) => !placed.includes(tie))];
}

const timesMore = (round: BracketRoundName, last: BracketRoundName): number =>
  2 ** (BRACKET_ROUNDS.indexOf(last) - BRACKET_ROUNDS.indexOf(round));

/** The first round with an unfinished tie, else the last. */
function roundInView(rounds: BracketRound<Tie>[]): number {
  const open = rounds.findIndex(({ ties }) => ties.some(({ legs }) => legs.some((leg) => leg && !isOver(leg))));
  return open < 0 ? rounds.length - 1 : open;
}

/** „1/2 финал 1“; the final needs no number. */
const tieName = (round: BracketRoundName, slot: number, t: Translate): string | null =>
  round === 'final' ? null : t(`bracket.tie.${ROUND_NAMES[round]}`, { number: slot });

function awaitedText(tie: BracketTie<Tie>, side: Side, t: Translate): string {
  const awaited = awaitedTie(tie, side);
  const round = BRACKET_ROUNDS.find((name) => name === awaited?.legs[0].round);
  const name = awaited && round ? tieName(round, awaited.slot, t) : null;
  return name === null ? t('match.teamUnknown') : t('bracket.winnerOf', { tie: name });
}

const loserText = (side: Side, t: Translate) =>
  t('bracket.loserOf', { tie: tieName('semi_final', side === 'home' ? 1 : 2, t) ?? '' });

interface TieLinkProps {
  legs: Legs<Tie>;
  label: string | null;
  /** What stands for a team that is not known yet. */
  awaited: (side: Side) => string;
}

/** Of two legs the one that is on or comes next is linked, and the goals of both are shown. */
function TieLink({ legs, label, awaited }: TieLinkProps) {
  const { t, language } = useLanguage();
  const [first, second] = legs;
  const match = second && isOver(first) ? second : first;
  const winner = winnerOf(legs);
  const total = second && totalOf(legs);
  return (
    <a className={styles.tie} href={pagePaths.match(match.id)} data-live={match.status === 'LIVE' || undefined}>
      {!isOver(match) && <When parts={[label, ...whenAndWhere(match, language)]} />}
      {match === first && second && <When parts={[t('bracket.return'), ...whenAndWhere(second, language)]} />}
      {(['home', 'away'] as const).map((side) => (
        <TieSide key={side} legs={legs} side={side} awaited={awaited} lost={winner !== null && winner !== side} />
      ))}
      {total && <span className="hidden">{t('bracket.aggregate', { ...total })}</span>}
    </a>
  );
}

const When = ({ parts }: { parts: (string | null)[] }) => (
  <small className={styles.when}>{parts.filter(Boolean).join(' · ')}</small>
);

function whenAndWhere({ startTime, venue }: Tie, language: Language): (string | null)[] {
  const start = parseDate(startTime);
  return [start.kind === 'known' ? `${dayAndMonth(start.date, language)}, ${clockTime(start.date)}` : null, venue];
}

interface TieSideProps extends Pick<TieLinkProps, 'legs' | 'awaited'> {
  side: Side;
  lost: boolean;
}

function TieSide({ legs, side, awaited, lost }: TieSideProps) {
  const [first, second] = legs;
  const team = first[side];
  const goals = [scoreOf(first)?.[side], second && scoreOf(second)?.[otherSide(side)]];
  const total = second && totalOf(legs)?.[side];
  const penalties = (second ?? first).penalties?.[second ? otherSide(side) : side];
  return (
    <span data-lost={lost || undefined} data-unknown={team === null || undefined}>
      <Crest team={team ?? { badge: null, shortName: '?' }} />
      <span className={styles.name}>
        <span title={team?.shortName}>{team?.name ?? awaited(side)}</span>
        {team !== null && team.seed !== null && <small>[{team.seed}]</small>}
      </span>
      {second && goals[0] !== undefined && (
        <small className={styles.legs}>
          {goals[0]} {goals[1] ?? ''}
        </small>
      )}
      <b>
        {(second ? total : goals[0]) ?? '–'}
        {(second ? total : goals[0]) !== undefined && penalties !== undefined && ` (${penalties})`}
      </b>
    </span>
  );
}
