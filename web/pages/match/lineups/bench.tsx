import { pagePaths } from '#contract/paths.ts';
import { positionGroup } from '#domain/lineup/position.ts';
import { Avatar } from '#web/football/avatar.tsx';
import { Crest } from '#web/football/crest.tsx';
import rows from '#web/football/leaders.module.css';
import type { LineupPlayer } from '#web/football/match-model.ts';
import type { Team } from '#web/football/model.ts';
import { Rating } from '#web/football/rating.tsx';
import { Card } from '#web/ui/card.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';

interface BenchProps {
  team: Team;
  players: LineupPlayer[];
  isPending: boolean;
}

/** The substitutes of a team. */
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
        <State title={t('lineups.noSubstitutes')} />
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
  const { id, name, number, position, rating } = player;
  return (
    <li>
      <span className={rows.rank}>{number ?? '--'}</span>
      <Avatar player={player} />
      <a className={rows.who} href={pagePaths.player(id)}>
        <b>{name}</b>
        {position !== null && <small>{t(`position.${positionGroup(position)}`)}</small>}
      </a>
      {rating !== null && <Rating rating={rating} />}
    </li>
  );
}
