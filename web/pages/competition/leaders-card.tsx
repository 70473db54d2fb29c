import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { PlayerLink } from '#web/football/player-link.tsx';
import { useRecords } from '#web/api/use-records.ts';
import type { TabProps } from './tab-props.ts';
import { Podium } from './podium.tsx';
import { ToTab } from './to-tab.tsx';

/** The first of each list. */
export function LeadersCard({ edition, league: { scorers, assisters, rated } }: TabProps) {
  const { t } = useLanguage();
  const records = useRecords();
  const firsts = [
    { leader: scorers[0], unit: 'player.figure.goals', digits: 0, isShown: records.scorers },
    { leader: assisters[0], unit: 'player.figure.assists', digits: 0, isShown: records.assists },
    { leader: rated[0], unit: 'player.figure.rating', digits: 1, isShown: records.ratings },
  ] as const;
  const shown = firsts.flatMap(({ leader, isShown, ...rest }) => (leader && isShown ? [{ leader, ...rest }] : []));
  if (shown.length === 0) return null;
  return (
    <Card
      title={t('competition.leaders')}
      footer={<ToTab competitionId={edition.id} tab="statistics" text={t('competition.allStatistics')} />}
    >
      <Podium>
        {shown.map(({ leader: { player, value }, unit, digits }) => (
          <PlayerLink key={unit} player={player}>
            <Avatar player={player} />
            <b>{value.toFixed(digits)}</b>
            <small>{unit === 'player.figure.rating' ? t(unit) : t(unit, { count: value })}</small>
            <span>{player.name}</span>
          </PlayerLink>
        ))}
      </Podium>
    </Card>
  );
}
