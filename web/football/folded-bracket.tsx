import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import { awaitedTie, playsIn, ROUND_NAMES, type BracketTie, type Legs } from '#domain/bracket/build-bracket.ts';
import type { FoldedRound, FoldedRounds } from '#domain/bracket/fold-bracket.ts';
import { clockTime, dayAndMonth, dayInWords, isSameDay, parseDate } from '#domain/formatting/date.ts';
import { BRACKET_ROUNDS, type BracketRoundName } from '#domain/match/round.ts';
import type { Side } from '#domain/match/score.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import type { SeededTeam, Tie } from './competition-model.ts';
import styles from './folded-bracket.module.css';
import { nextLeg, TieLink } from './tie-link.tsx';
import { isOver, winnerOf } from './tie-outcome.ts';

interface FoldedBracketProps extends FoldedRounds<Tie> {
  third: Legs<Tie> | null;
  /** The round in play. */
  current: BracketRoundName;
}

/** Both halves lead to the final in the middle, so that all of it fits a phone. [BR11] */
export function FoldedBracket({ rounds, final, third, current }: FoldedBracketProps) {
  const { t, language } = useLanguage();
  const champion = championOf(final);
  const halves = { champion, current, hasThird: third !== null };
  const inPlay = rounds.find(({ round }) => round === current);
  return (
    <div className={styles.folded}>
      <p className={styles.now}>
        <b>{t(`bracket.${ROUND_NAMES[current]}`)}</b>
        <span>
          {champion ? t('bracket.goldenWay') : stillOn(inPlay ? [...inPlay.upper, ...inPlay.lower] : [final], t)}
        </span>
      </p>
      {rounds.map((round) => (
        <Half key={round.round} round={round} side="upper" {...halves} />
      ))}
      <div className={styles.middle} data-alone={!third || undefined}>
        <TieLink
          legs={final.legs}
          headings={headingsOf(final.legs, t('bracket.final'), whenOfFinal(language), t)}
          awaited={(side) => awaitedText(final, side, t)}
          folded={champion ? 'won' : 'final'}
        />
        {third && (
          <TieLink
            legs={third}
            headings={headingsOf(third, t('bracket.thirdPlace.short'), whenOfThird(nextLeg(final.legs), language), t)}
            awaited={() => t('bracket.loser')}
            folded="tie"
          />
        )}
      </div>
      {rounds.toReversed().map((round) => (
        <Half key={round.round} round={round} side="lower" {...halves} />
      ))}
      {third && <p className={styles.lines}>{t('bracket.lines')}</p>}
    </div>
  );
}

interface HalfProps {
  round: FoldedRound<Tie>;
  side: 'upper' | 'lower';
  champion: SeededTeam | null;
  current: BracketRoundName;
  hasThird: boolean;
}

/** One round of one half, with the lines that lead to the next. */
function Half({ round: { round, ...halves }, side, champion, current, hasThird }: HalfProps) {
  const ties = halves[side];
  const { t, language } = useLanguage();
  const name = t(`bracket.${ROUND_NAMES[round]}`);
  const kinds = ties.map(({ legs: [match] }) => (champion && playsIn([match], champion) ? 'lit' : 'winner'));
  const list = (
    <div className={styles.ties} data-ties={ties.length}>
      {ties.map((tie) => (
        <TieLink
          key={tie.slot}
          legs={tie.legs}
          headings={headingsOf(tie.legs, null, whenIn(language), t)}
          awaited={(own) => awaitedText(tie, own, t)}
          folded="tie"
        />
      ))}
    </div>
  );
  // An early round takes a whole screen, so it is closed while it is not in play.
  if (ties.length > 2) {
    const matches = ties.reduce((sum, { legs }) => sum + (legs[1] ? 2 : 1), 0);
    return (
      <details className={styles.early} data-half={side} open={round === current}>
        <summary>
          <h3>{`${name}, ${t('competition.matchCount', { count: matches })}`}</h3>
        </summary>
        <Wire lines={[LEFT_DOWN, RIGHT_DOWN].map((path, column) => ({ path, kind: kindOf(kinds, column) }))} />
        {list}
      </details>
    );
  }
  return (
    <section className={styles.round} data-half={side}>
      <h3 className={ties.length === 1 ? 'hidden' : undefined}>{name}</h3>
      {list}
      <Wire lines={linesFrom(kinds, hasThird)} />
    </section>
  );
}

type LineKind = 'winner' | 'loser' | 'lit';

interface Line {
  path: string;
  kind: LineKind;
}

/* Over a box of 100 by 20 that is stretched: from the middle of one tie to that of the next. */
const LEFT_DOWN = 'M24 0V20';
const RIGHT_DOWN = 'M76 0V20';
const LEFT_TO_NEXT = 'M24 0V10H50V20';
const RIGHT_TO_NEXT = 'M76 0V10H50V20';
const TO_FINAL = 'M50 0V20';
const TO_FINAL_BESIDE_THIRD = 'M50 0V10H27V20';
const TO_THIRD = 'M50 0V10H79V20';

/** The two ties of a column stand one above the other. */
const kindOf = (kinds: LineKind[], column: number): LineKind =>
  kinds.slice(column * 2, column * 2 + 2).includes('lit') ? 'lit' : 'winner';

function linesFrom([first = 'winner', second]: LineKind[], hasThird: boolean): Line[] {
  if (second) {
    return [
      { path: LEFT_TO_NEXT, kind: first },
      { path: RIGHT_TO_NEXT, kind: second },
    ];
  }
  if (!hasThird) return [{ path: TO_FINAL, kind: first }];
  return [
    { path: TO_THIRD, kind: 'loser' },
    { path: TO_FINAL_BESIDE_THIRD, kind: first },
  ];
}

/** Drawn downwards; in the lower half it is mirrored. */
function Wire({ lines }: { lines: Line[] }) {
  // What is lit lies on top where lines meet.
  const ordered = lines.toSorted((a, b) => Number(a.kind === 'lit') - Number(b.kind === 'lit'));
  return (
    <svg className={styles.wire} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      {ordered.map(({ path, kind }) => (
        <path key={path} d={path} data-kind={kind} />
      ))}
    </svg>
  );
}

function championOf({ legs }: BracketTie<Tie>): SeededTeam | null {
  const winner = winnerOf(legs);
  return winner && legs[0][winner];
}

function stillOn(ties: readonly BracketTie<Tie>[], t: Translate): string | null {
  const count = ties.filter(({ legs }) => legs.some((leg) => leg?.status === 'LIVE')).length;
  return count === 0 ? null : t('bracket.stillOn', { count });
}

function awaitedText(tie: BracketTie<Tie>, side: Side, t: Translate): string {
  const round = BRACKET_ROUNDS.find((name) => name === awaitedTie(tie, side)?.legs[0].round);
  return round && round !== 'final' ? t(`bracket.awaits.${ROUND_NAMES[round]}`) : t('match.teamUnknown');
}

/** When it is played; the place in the tree says which tie it is, but for the two in the middle. */
function headingsOf(legs: Legs<Tie>, name: string | null, whenOf: WhenOf, t: Translate): ReactNode[] {
  const [first, second] = legs;
  const match = nextLeg(legs);
  const playing = match.status === 'LIVE' && (
    <>
      <b>{t('match.live')}</b> {name}
    </>
  );
  return [
    playing || [name, whenOf(match)].filter(Boolean).join(', '),
    match === first && second && [t('bracket.return'), whenOf(second)].filter(Boolean).join(', '),
  ].filter(Boolean);
}

type WhenOf = (match: Tie) => string | null;

/** Day and time until it is over. */
const whenIn =
  (language: Language): WhenOf =>
  (match) => {
    const start = parseDate(match.startTime);
    if (start.kind !== 'known' || isOver(match)) return null;
    return `${dayAndMonth(start.date, language)}, ${clockTime(start.date)}`;
  };

/** Its day is also told when it is over. */
const whenOfFinal =
  (language: Language): WhenOf =>
  (match) => {
    const start = parseDate(match.startTime);
    return start.kind === 'known' && isOver(match)
      ? dayInWords(start.date, language, start.date)
      : whenIn(language)(match);
  };

/** Only the time on the day of the final beside it. */
const whenOfThird =
  (final: Tie, language: Language): WhenOf =>
  (match) => {
    const [start, other] = [parseDate(match.startTime), parseDate(final.startTime)];
    if (start.kind !== 'known' || other.kind !== 'known' || isOver(match) || !isSameDay(start.date, other.date))
      return whenIn(language)(match);
    return clockTime(start.date);
  };
