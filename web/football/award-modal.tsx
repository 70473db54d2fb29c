import { FactList, type Fact } from '#ui/fact-list.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Modal } from '#ui/modal.tsx';
import { Tag } from '#ui/tag.tsx';
import styles from './award-modal.module.css';
import type { Award } from './award-model.ts';
import { AwardPicture } from './award-picture.tsx';
import { awardDate, awardText } from './award-text.ts';

export function AwardModal({ award, onClose }: { award: Award; onClose: () => void }) {
  const { t, language } = useLanguage();
  const { competition, season, isCurrentSeason, gameweek, position, notes } = award;
  const facts: (Fact | null)[] = [
    competition && {
      label: t('award.competition'),
      value: (
        <>
          <CompetitionEmblem competition={competition} />
          {competition.name}
        </>
      ),
    },
    season === null
      ? null
      : {
          label: t('award.season'),
          value: (
            <>
              {season}
              {isCurrentSeason && <Tag kind="lit">{t('award.currentSeason')}</Tag>}
            </>
          ),
        },
    gameweek === null ? null : { label: t('award.gameweek'), value: gameweek },
    position && { label: t('award.position'), value: t(`position.${position}`) },
    { label: t('award.awardedOn'), value: awardDate(award) ?? t('figure.unknown') },
  ];
  return (
    <Modal title={awardText(award.subtype, t)} closeLabel={t('shell.close')} onClose={onClose}>
      <div className={styles.award}>
        <AwardPicture award={award} />
        <FactList facts={facts.filter((fact) => fact !== null)} />
        {notes && (
          <p>
            <span className="label">{t('award.notes')}</span>
            {notes[language]}
          </p>
        )}
      </div>
    </Modal>
  );
}
