import { useState } from 'react';
import { useLanguage } from '#ui/language.ts';
import styles from './award-list.module.css';
import { AwardModal } from './award-modal.tsx';
import type { Award } from './award-model.ts';
import { AwardPicture } from './award-picture.tsx';
import { awardDate, awardText } from './award-text.ts';

export function AwardList({ awards }: { awards: Award[] }) {
  const { t } = useLanguage();
  const [opened, setOpened] = useState<Award | null>(null);
  return (
    <>
      <ul className={styles.awards}>
        {awards.map((award) => (
          <li key={award.key}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(award)}>
              <AwardPicture award={award} />
              <span className={styles.name}>
                <b>{awardText(award.subtype, t)}</b>
                <small>{award.competition?.name}</small>
              </span>
              <span className={styles.when}>
                <b>{award.season}</b>
                <small>{awardDate(award)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened && <AwardModal award={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
