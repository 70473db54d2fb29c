import { pagePaths } from '#contract/paths.ts';
import button from '#ui/button.module.css';
import { FactList } from '#ui/fact-list.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { Modal } from '#ui/modal.tsx';
import type { PlayerStats } from '#web/football/match-model.ts';
import { useRecords } from '#web/api/use-records.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { useUnknown } from '#web/football/use-unknown.ts';
import styles from './player-modal.module.css';

const SECTIONS = [
  { name: 'attacking', figures: ['goals', 'assists', 'shots', 'shotsOnTarget', 'shotsOffTarget'] },
  { name: 'discipline', figures: ['fouls', 'yellowCards', 'redCards'] },
  { name: 'goalkeeping', figures: ['saves'] },
] as const;

const CARDS: readonly string[] = ['yellowCards', 'redCards'];

export function PlayerModal({ player, onClose }: { player: PlayerStats; onClose: () => void }) {
  const { t } = useLanguage();
  const { assists, cards } = useRecords();
  const isOwn = useIsOwnBackend();
  const unknown = useUnknown();
  const isShown = (figure: (typeof SECTIONS)[number]['figures'][number]) =>
    !isOwn ||
    (player[figure] !== null &&
      (player[figure] > 0 || ((assists || figure !== 'assists') && (cards || !CARDS.includes(figure)))));
  const sections = SECTIONS.filter(({ name }) => name !== 'goalkeeping' || player.position === 'GK')
    .map(({ name, figures }) => ({ name, figures: figures.filter(isShown) }))
    .filter(({ figures }) => figures.length > 0);
  return (
    <Modal
      title={player.name}
      closeLabel={t('shell.close')}
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
        {(!isOwn || player.minutes !== null || player.rating !== null) && (
          <section>
            <h3>{t('playerStats.general')}</h3>
            <FactList
              facts={[
                { label: t('playerStats.minutes'), value: player.minutes ?? unknown.count },
                {
                  label: t('playerStats.rating'),
                  value: player.rating === null ? unknown.rating : <RatingBadge rating={player.rating} />,
                },
              ]}
            />
          </section>
        )}
        {sections.map(({ name, figures }) => (
          <section key={name}>
            <h3>{t(`playerStats.${name}`)}</h3>
            <FactList
              facts={figures.map((figure) => ({
                label: t(`playerStats.${figure}`),
                value: player[figure] ?? unknown.count,
              }))}
            />
          </section>
        ))}
      </div>
    </Modal>
  );
}
