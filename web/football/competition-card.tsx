import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { Icon } from '#ui/icon.tsx';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import styles from './competition-card.module.css';
import type { ListedCompetition } from './model.ts';

interface CompetitionCardProps {
  competition: ListedCompetition;
  href: string;
  /** Text such as the current gameweek. */
  stage: string | null;
}

export function CompetitionCard({ competition, href, stage }: CompetitionCardProps) {
  return (
    <a className={styles.card} href={href}>
      <CompetitionEmblem competition={competition} />
      <span className={styles.about}>
        <b>{competition.name}</b>
        {competition.city !== null && <small>{competition.city}</small>}
        {stage !== null && <small>{stage}</small>}
      </span>
      <Icon svg={caretRight} size="1rem" />
    </a>
  );
}
