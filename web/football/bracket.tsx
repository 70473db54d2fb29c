import { useEffect, useRef } from 'react';
import type { Language } from '#contract/language.ts';
import {
  awaitedTie,
  buildBracket,
  ROUND_NAMES,
  thirdPlaceTie,
  type BracketRound,
  type BracketTie,
  type Legs,
} from '#domain/bracket/build-bracket.ts';
import { foldBracket } from '#domain/bracket/fold-bracket.ts';
import { clockTime, dayAndMonth, parseDate } from '#domain/formatting/date.ts';
import { BRACKET_ROUNDS, type BracketRoundName } from '#domain/match/round.ts';
import type { Side } from '#domain/match/score.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import styles from './bracket.module.css';
import type { Tie } from './competition-model.ts';
import { FoldedBracket } from './folded-bracket.tsx';
import { nextLeg, TieLink } from './tie-link.tsx';
import { isOver } from './tie-outcome.ts';

/** [BR11] On a phone it is folded if it can be. The page is rendered before the width is known, so it has both. */
export function Bracket({ ties }: { ties: Tie[] }) {
  const rounds = buildBracket(ties);
  const third = thirdPlaceTie(ties);
  const current = roundInPlay(rounds);
  const folded = foldBracket(rounds);
  const sideways = <SidewaysBracket rounds={rounds} third={third} current={current} />;
  if (!folded) return sideways;
  return (
    <>
      <FoldedBracket {...folded} third={third} current={rounds[current]?.round ?? 'final'} />
      <div className={styles.unfolded}>{sideways}</div>
    </>
  );
}

interface SidewaysBracketProps {
  rounds: BracketRound<Tie>[];
  third: Legs<Tie> | null;
  /** Index of the round in play. */
  current: number;
}

/** Columns of rounds, each tie level with the two before it. On narrow screens the current round is scrolled into view. */
function SidewaysBracket({ rounds, third, current }: SidewaysBracketProps) {
  const { t, language } = useLanguage();
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
          <section key={round} ref={index === current ? currentRound : undefined}>
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
                      headings={headingsOf(tie.legs, tieName(round, tie.slot, t), t, language)}
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
          <TieLink
            legs={third}
            headings={headingsOf(third, null, t, language)}
            awaited={(side) => loserText(side, t)}
          />
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

/** [BR11] Its index. */
function roundInPlay(rounds: BracketRound<Tie>[]): number {
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

/** Of two legs both dates are shown until the first is over. */
function headingsOf(legs: Legs<Tie>, label: string | null, t: Translate, language: Language): string[] {
  const [first, second] = legs;
  const match = nextLeg(legs);
  return [
    ...(isOver(match) ? [] : [[label, ...whenAndWhere(match, language)]]),
    ...(match === first && second ? [[t('bracket.return'), ...whenAndWhere(second, language)]] : []),
  ].map((parts) => parts.filter(Boolean).join(' · '));
}

function whenAndWhere({ startTime, venue }: Tie, language: Language): (string | null)[] {
  const start = parseDate(startTime);
  return [start.kind === 'known' ? `${dayAndMonth(start.date, language)}, ${clockTime(start.date)}` : null, venue];
}
