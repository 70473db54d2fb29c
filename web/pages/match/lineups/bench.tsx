import { positionGroup } from '#domain/lineup/position.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import rows from '#web/football/leaders.module.css';
import type { LineupPlayer } from '#web/football/match-model.ts';
import type { Named, Team } from '#web/football/model.ts';
import { PlayerLink } from '#web/football/player-link.tsx';

interface BenchProps {
  team: Named<Team>;
  players: LineupPlayer[];
  isPending: boolean;
}

export function Bench({ team, players, isPending }: BenchProps) {
  const { t } = useLanguage();
  return (
    <Card
      title={
        <>
          <Crest team={team} />
          {team.name}
        </>
      }
      note={t('lineups.view.substitutes')}
    >
      {isPending ? (
        <SkeletonRows rows={6} label={t('state.loading')} />
      ) : players.length === 0 ? (
        <EmptyState title={t('lineups.noSubstitutes')} />
      ) : (
        <ul className={rows.leaders} data-plain>
          {players.map((player) => (
            <Substitute key={player.id} player={player} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Substitute({ player }: { player: LineupPlayer }) {
  const { t } = useLanguage();
  const { name, number, position, rating } = player;
  return (
    <li>
      <span className={rows.rank}>{number ?? '--'}</span>
      <Avatar player={player} />
      <PlayerLink className={rows.who} player={player}>
        <b>{name}</b>
        {position !== null && <small>{t(`position.${positionGroup(position)}`)}</small>}
      </PlayerLink>
      {rating !== null && <RatingBadge rating={rating} />}
    </li>
  );
}
