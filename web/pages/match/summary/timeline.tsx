import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import type { Score, Side } from '#domain/match/score.ts';
import type { Person } from '#web/football/match-model.ts';
import { nameOf } from '../acts/act.ts';
import styles from './timeline.module.css';

interface TimelineSectionProps {
  title: string;
  aside: ReactNode;
  /** Rows; none is a dash. */
  children: ReactNode[];
}

export const TimelineSection = ({ title, aside, children }: TimelineSectionProps) => (
  <section className={styles.section}>
    <h3>
      {title} <b>{aside}</b>
    </h3>
    {children.length > 0 ? <ol>{children}</ol> : <p>–</p>}
  </section>
);

interface TimelineRowProps {
  side: Side | null;
  minute: string;
  /** The score that it made. */
  made?: Score | undefined;
  isLatest?: boolean | undefined;
  icon: ReactNode;
  children: ReactNode;
}

/** Home at the left of the minutes, away at the right. Read the minutes down and you read the score. */
export const TimelineRow = ({ side, minute, made, isLatest, icon, children }: TimelineRowProps) => (
  <li className={styles.row} data-side={side ?? 'home'}>
    <span className={styles.spine}>
      {minute}
      {made && (
        <b className={styles.running} data-latest={isLatest || undefined}>
          {scoreText(made)}
        </b>
      )}
    </span>
    <span className={styles.what}>
      {icon}
      <span>{children}</span>
    </span>
  </li>
);

export const PersonName = ({ person }: { person: Person | null }) =>
  person?.id && person.name ? (
    <a className={styles.name} href={pagePaths.player(person.id)}>
      {nameOf(person)}
    </a>
  ) : (
    <span className={styles.name}>{nameOf(person)}</span>
  );

export const scoreText = ({ home, away }: Score): string => `${home} – ${away}`;
