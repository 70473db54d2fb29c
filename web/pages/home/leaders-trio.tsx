import type { FeaturedLeague } from '#web/api/read-featured.ts';
import { Leaders } from '#web/football/leaders.tsx';
import { Card } from '#web/ui/card.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';

const SHOWN = 5;

export function LeadersTrio({ league: { scorers, assisters, rated } }: { league: FeaturedLeague }) {
  const { t } = useLanguage();
  const cards = [
    { title: t('home.scorers'), leaders: scorers, digits: 0 },
    { title: t('home.assisters'), leaders: assisters, digits: 0 },
    { title: t('home.rated'), leaders: rated, digits: 1 },
  ];
  return (
    <div className="trio swipe">
      {cards.map(({ title, leaders, digits }) => (
        <Card key={title} title={title}>
          {leaders.length === 0 ? (
            <State title={t('state.noData')} />
          ) : (
            <Leaders leaders={leaders.slice(0, SHOWN)} digits={digits} />
          )}
        </Card>
      ))}
    </div>
  );
}
