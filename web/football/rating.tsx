import { oneDecimal } from '#domain/formatting/number.ts';
import { matchRatingBand, type LogRatingBand, type RatingBand } from '#domain/player/rating.ts';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './rating.module.css';

interface RatingProps {
  rating: number;
  bandOf?: (rating: number) => RatingBand | LogRatingBand;
}

/** How well somebody played: always the number, its band in colour. */
export function Rating({ rating, bandOf = matchRatingBand }: RatingProps) {
  const { t } = useLanguage();
  return (
    <b className={styles.rating} data-band={bandOf(rating)}>
      <span className="hidden">{t('rating.label')} </span>
      {oneDecimal(rating)}
    </b>
  );
}
