import { useState } from 'react';
import { Dialog } from '#desk/shell/dialog.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import { SIDES, shirtText, type MatchFacts } from './match-facts.ts';
import styles from './ratings-sheet.module.css';

interface RatingsProps {
  facts: MatchFacts;
  onSave: (players: { player: number; rating: number }[]) => void;
  onClose: () => void;
}

const START = 6;
const STEP = 0.5;

/** Ratings from 0 to 10 by half points; only the players that were touched get one. */
export function RatingsSheet({ facts, onSave, onClose }: RatingsProps) {
  const { t, language } = useTexts();
  const [ratings, setRatings] = useState<ReadonlyMap<number, number>>(new Map());
  const rate = (player: number, by: number) => {
    const known = ratings.get(player);
    const next = known === undefined ? START : Math.min(10, Math.max(0, known + by));
    setRatings(new Map(ratings).set(player, next));
  };
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
  return (
    <Dialog title={t('after.ratings')} small={t('ratings.means')} onClose={onClose}>
      <div className={styles.ratings}>
        {SIDES.map((side) => (
          <ul key={side} data-side={side} aria-label={facts.teams[side].shown}>
            {facts.shirts[side]
              .filter(({ place, sentOff }) => place !== 'out' || sentOff)
              .map((shirt) => (
                <li key={shirt.id}>
                  <span>{shirtText(shirt)}</span>
                  <div className="stepper">
                    <button aria-label={t('ratings.less', { name: shirt.name })} onClick={() => rate(shirt.id, -STEP)}>
                      <Mark name="minus" />
                    </button>
                    <output>{ratings.has(shirt.id) ? number.format(ratings.get(shirt.id) ?? 0) : '–'}</output>
                    <button aria-label={t('ratings.more', { name: shirt.name })} onClick={() => rate(shirt.id, STEP)}>
                      <Mark name="plus" />
                    </button>
                  </div>
                </li>
              ))}
          </ul>
        ))}
      </div>
      <button
        className="wide primary"
        disabled={ratings.size === 0}
        onClick={() => onSave([...ratings].map(([player, rating]) => ({ player, rating })))}
      >
        {t('ratings.save', { count: ratings.size })}
      </button>
    </Dialog>
  );
}
