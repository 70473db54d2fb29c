import { useQuery } from '@tanstack/react-query';
import { oneDecimal } from '#domain/formatting/number.ts';
import { surnameAndInitial } from '#domain/player/name.ts';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { playerLastMatches } from '#web/api/player-queries.ts';
import { useRecords } from '#web/api/use-records.ts';
import type { LastMatch } from '#web/football/player-model.ts';
import styles from './rating-lines.module.css';

interface RatedPlayer {
  id: number;
  name: string;
}

/** The ratings between which matches usually are, and the lines of the grid. */
const [BOTTOM, TOP] = [4, 10];
const GRID = [5, 7, 9];
/** Fewer points are no line. */
const LEAST = 3;

/** [CP8] The ratings of both in their last ten matches, each by itself: they did not play the same ones. */
export function RatingLines({ players: [first, second] }: { players: readonly [RatedPlayer, RatedPlayer] }) {
  const { t } = useLanguage();
  const { ratings: areRecorded } = useRecords();
  const lines = [
    { ...first, ratings: ratingsOf(useQuery(playerLastMatches(first.id)).data) },
    { ...second, ratings: ratingsOf(useQuery(playerLastMatches(second.id)).data) },
  ];
  if (!areRecorded || lines.some(({ ratings }) => ratings.length < LEAST)) return null;
  return (
    <Card title={t('compare.ratings')} note={t('compare.lastTen')} padded>
      <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {GRID.map((rating) => (
          <line key={rating} x1="0" x2="100" y1={heightOf(rating)} y2={heightOf(rating)} />
        ))}
        {lines.map(({ id, ratings }) => (
          <polyline key={id} points={pointsOf(ratings)} />
        ))}
      </svg>
      <p className={styles.scale} aria-hidden="true">
        {t('compare.grid', { ratings: GRID.join(', ') })}
      </p>
      <p className={styles.key} aria-hidden="true">
        {lines.map(({ id, name }) => (
          <span key={id}>{surnameAndInitial(name)}</span>
        ))}
      </p>
      {lines.map(({ id, name, ratings }) => (
        <p key={id} className="hidden">{`${name}: ${ratings.map(oneDecimal).join(', ')}`}</p>
      ))}
    </Card>
  );
}

const ratingsOf = (matches: readonly LastMatch[] = []): number[] =>
  matches.flatMap(({ rating }) => (rating === null ? [] : [rating]));

const heightOf = (rating: number): number =>
  100 - (100 * (Math.min(TOP, Math.max(BOTTOM, rating)) - BOTTOM)) / (TOP - BOTTOM);

const pointsOf = (ratings: readonly number[]): string =>
  ratings.map((rating, index) => `${(100 * index) / (ratings.length - 1)},${heightOf(rating)}`).join(' ');
