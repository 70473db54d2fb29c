import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import type { Score, Side } from '#domain/match/score.ts';
import type { Person } from '#web/football/goal-model.ts';
import { nameOf } from '#web/pages/match/acts/act.ts';
import styles from './timeline.module.css';

interface TimelineSectionProps {
  title: string;
  aside: ReactNode;
  /** Whether a dash stands for no rows. */
  hasDash?: boolean;
  children: ReactNode[];
}

export const TimelineSection = ({ title, aside, hasDash = true, children }: TimelineSectionProps) => (
  <section className={styles.section}>
    <h3>
      {title} <b>{aside}</b>
    </h3>
    {children.length > 0 ? <ol>{children}</ol> : hasDash && <p>–</p>}
  </section>
);

interface TimelineRowProps {
  side: Side | null;
  minute: string;
  /** The score after a goal. */
  scoreAfter?: Score | undefined;
  isLatest?: boolean | undefined;
  /** For links to it. */
  id?: string | undefined;
  /** The link that opened the page leads to it. */
  isShared?: boolean;
  icon: ReactNode;
  /** On the other side of the minutes. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Home left of the minutes, away right. */
export const TimelineRow = ({
  side,
  minute,
  scoreAfter,
  isLatest,
  icon,
  aside,
  children,
  id,
  isShared,
}: TimelineRowProps) => (
  <li className={styles.row} data-side={side ?? 'home'} id={id} data-shared={isShared || undefined}>
    <span className={styles.spine}>
      {minute}
      {scoreAfter && (
        <b className={styles.running} data-latest={isLatest || undefined}>
          {scoreText(scoreAfter)}
        </b>
      )}
    </span>
    <span className={styles.what}>
      {icon}
      <span>{children}</span>
    </span>
    {aside && <span className={styles.aside}>{aside}</span>}
  </li>
);

export const PersonName = ({ person }: { person: Person | null }) =>
  person?.id && person.name && !person.private ? (
    <a className={styles.name} href={pagePaths.player(person.id)}>
      {nameOf(person)}
    </a>
  ) : (
    <span className={styles.name}>{nameOf(person)}</span>
  );

export const scoreText = ({ home, away }: Score): string => `${home} – ${away}`;
