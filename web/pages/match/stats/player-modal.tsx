import { pagePaths } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { FactList } from '#ui/fact-list.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { Modal } from '#ui/modal.tsx';
import type { PlayerStats } from '#web/football/match-model.ts';
import styles from './player-modal.module.css';

const SECTIONS = [
  { name: 'attacking', figures: ['goals', 'assists', 'shots', 'shotsOnTarget', 'shotsOffTarget'] },
  { name: 'discipline', figures: ['fouls', 'yellowCards', 'redCards'] },
  { name: 'goalkeeping', figures: ['saves'] },
] as const;

export function PlayerModal({ player, onClose }: { player: PlayerStats; onClose: () => void }) {
  const { t } = useLanguage();
  const sections = SECTIONS.filter(({ name }) => name !== 'goalkeeping' || player.position === 'GK');
  return (
    <Modal
      title={player.name}
      onClose={onClose}
      footer={
        !player.private && (
          <a className={button.button} href={pagePaths.player(player.id)}>
            {t('playerStats.profile')}
          </a>
        )
      }
    >
      <div className={styles.sections}>
        <p className={styles.who}>
          <Avatar player={player} />
          {player.teamName}
        </p>
        <section>
          <h3>{t('playerStats.general')}</h3>
          <FactList
            facts={[
              { label: t('playerStats.minutes'), value: player.minutes },
              {
                label: t('playerStats.rating'),
                value: player.rating === null ? '0.0' : <RatingBadge rating={player.rating} />,
              },
            ]}
          />
        </section>
        {sections.map(({ name, figures }) => (
          <section key={name}>
            <h3>{t(`playerStats.${name}`)}</h3>
            <FactList facts={figures.map((figure) => ({ label: t(`playerStats.${figure}`), value: player[figure] }))} />
          </section>
        ))}
      </div>
    </Modal>
  );
}
