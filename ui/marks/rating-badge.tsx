import { oneDecimal } from '#domain/formatting/number.ts';
import { matchRatingBand, type LogRatingBand, type RatingBand } from '#domain/player/rating.ts';
import { useLanguage } from '#ui/language.ts';
import styles from './rating-badge.module.css';

interface RatingBadgeProps {
  rating: number;
  bandOf?: (rating: number) => RatingBand | LogRatingBand;
}

export function RatingBadge({ rating, bandOf = matchRatingBand }: RatingBadgeProps) {
  const { t } = useLanguage();
  return (
    <b className={styles.rating} data-band={bandOf(rating)}>
      <span className="hidden">{t('rating.label')} </span>
      {oneDecimal(rating)}
    </b>
  );
}
