import arrowRight from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { Club } from './club.tsx';
import type { Named, Team } from './model.ts';
import styles from './move.module.css';

/** From one team to another; who has no team is free. */
export function Move({ from, to }: { from: Named<Team> | null; to: Named<Team> | null }) {
  const { t } = useLanguage();
  const side = (team: Named<Team> | null) => (team ? <Club team={team} /> : <span>{t('transfer.freeAgent')}</span>);
  return (
    <span className={styles.move}>
      {side(from)}
      <span className="hidden">{t('transfer.to')}</span>
      <Icon svg={arrowRight} size="1rem" />
      {side(to)}
    </span>
  );
}
