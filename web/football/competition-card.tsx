import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { Icon } from '#web/ui/icon.tsx';
import styles from './competition-card.module.css';
import { Emblem } from './emblem.tsx';
import type { ListedCompetition } from './model.ts';

interface CompetitionCardProps {
  competition: ListedCompetition;
  href: string;
  /** How far it has come. */
  stage: string | null;
}

export function CompetitionCard({ competition, href, stage }: CompetitionCardProps) {
  return (
    <a className={styles.card} href={href}>
      <Emblem competition={competition} />
      <span className={styles.about}>
        <b>{competition.name}</b>
        {competition.city !== null && <small>{competition.city}</small>}
        {stage !== null && <small>{stage}</small>}
      </span>
      <Icon svg={caretRight} size="1rem" />
    </a>
  );
}
