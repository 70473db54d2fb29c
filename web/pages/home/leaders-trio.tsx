import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import type { FeaturedLeague } from '#web/api/parse-featured.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { Leaders } from '#web/football/leaders.tsx';
import { useRecords } from '#web/api/use-records.ts';

const VISIBLE_LEADERS = 5;

export function LeadersTrio({ league: { scorers, assisters, rated } }: { league: FeaturedLeague }) {
  const { t } = useLanguage();
  const records = useRecords();
  const isOwnBackend = useIsOwnBackend();
  const cards = [
    { title: t('home.scorers'), leaders: scorers, digits: 0, isRecorded: records.scorers },
    { title: t('home.assisters'), leaders: assisters, digits: 0, isRecorded: records.assists },
    { title: t('home.rated'), leaders: rated, digits: 1, isRecorded: records.ratings },
  ].filter(({ isRecorded, leaders }) => isRecorded && (leaders.length > 0 || !isOwnBackend));
  if (cards.length === 0) return null;
  return (
    <div className="trio swipe">
      {cards.map(({ title, leaders, digits }) => (
        <Card key={title} title={title}>
          {leaders.length === 0 ? (
            <EmptyState title={t('state.noData')} />
          ) : (
            <Leaders leaders={leaders.slice(0, VISIBLE_LEADERS)} digits={digits} />
          )}
        </Card>
      ))}
    </div>
  );
}
