import arrowRight from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import type { Named, Team } from './model.ts';
import { TeamLink } from './team-link.tsx';
import styles from './transfer-teams.module.css';

export function TransferTeams({ from, to }: { from: Named<Team> | null; to: Named<Team> | null }) {
  const { t } = useLanguage();
  const side = (team: Named<Team> | null) => (team ? <TeamLink team={team} /> : <span>{t('transfer.freeAgent')}</span>);
  return (
    <span className={styles.teams}>
      {side(from)}
      <span className="hidden">{t('transfer.to')}</span>
      <Icon svg={arrowRight} size="1rem" />
      {side(to)}
    </span>
  );
}
