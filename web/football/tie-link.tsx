import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import type { Legs } from '#domain/bracket/build-bracket.ts';
import { otherSide, type Side } from '#domain/match/score.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import type { Tie } from './competition-model.ts';
import { isOver, scoreOf, totalOf, winnerOf } from './tie-outcome.ts';
import styles from './tie-link.module.css';

interface TieLinkProps {
  legs: Legs<Tie>;
  /** Lines above the teams. */
  headings: ReactNode[];
  /** What stands for a team that is not known yet. */
  awaited: (side: Side) => string;
  /** In half the width of a phone, where names wrap; the final is larger, and has the rim of its winner. */
  folded?: 'tie' | 'final' | 'won';
}

/** Of two legs the one that is on or comes next is linked, and the goals of both are shown. */
export function TieLink({ legs, headings, awaited, folded }: TieLinkProps) {
  const { t } = useLanguage();
  const match = nextLeg(legs);
  const winner = winnerOf(legs);
  const total = legs[1] && totalOf(legs);
  return (
    <a
      className={styles.tie}
      href={pagePaths.match(match.id)}
      data-live={match.status === 'LIVE' || undefined}
      data-folded={folded}
    >
      {headings.map((heading, line) => (
        <small key={line} className={styles.when}>
          {heading}
        </small>
      ))}
      {(['home', 'away'] as const).map((side) => (
        <TieSide key={side} legs={legs} side={side} awaited={awaited} lost={winner !== null && winner !== side} />
      ))}
      {total && <span className="hidden">{t('bracket.aggregate', { ...total })}</span>}
    </a>
  );
}

/** The leg that is on or comes next, else the last. */
export const nextLeg = ([first, second]: Legs<Tie>): Tie => (second && isOver(first) ? second : first);

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
