import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import type { PlayerTable } from '#domain/match/rank-players.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import type { PlayerStats } from '#web/football/match-model.ts';
import { useUnknown } from '#web/football/use-unknown.ts';
import styles from './ranked-players.module.css';

export type Figure =
  | 'goals'
  | 'assists'
  | 'rating'
  | 'shots'
  | 'shotsOnTarget'
  | 'shotsOffTarget'
  | 'fouls'
  | 'yellowCards'
  | 'redCards'
  | 'saves'
  | 'goalsConceded'
  | 'minutes';

/** At most three: more do not fit on a phone. */
export const COLUMNS: Record<PlayerTable, [Figure, Figure, Figure] | [Figure]> = {
  'top-stats': ['goals', 'assists', 'rating'],
  shooting: ['shots', 'shotsOnTarget', 'shotsOffTarget'],
  duels: ['fouls', 'yellowCards', 'redCards'],
  goalkeeping: ['saves', 'rating', 'goalsConceded'],
  'detailed-stats': ['minutes'],
};

interface RankedPlayersProps {
  table: PlayerTable;
  columns: readonly Figure[];
  players: PlayerStats[];
  onView: (playerId: number) => void;
}

export function RankedPlayers({ table, columns, players, onView }: RankedPlayersProps) {
  const { t } = useLanguage();
  return (
    <div className={styles.players}>
      <table>
        <caption className="hidden">{t(`playerStats.table.${table}`)}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('playerStats.player')}</th>
            {columns.map((figure) => (
              <th key={figure} scope="col">
                <abbr title={t(`playerStats.${figure}`)}>
                  {t(
                    table === 'goalkeeping' && figure === 'rating'
                      ? 'playerStats.rating'
                      : `playerStats.${figure}.short`,
                  )}
                </abbr>
              </th>
            ))}
            <th scope="col">
              <span className={table === 'detailed-stats' ? undefined : 'hidden'}>{t('playerStats.details')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player, index) => (
            <tr key={player.id}>
              <td>{index + 1}</td>
              <th scope="row">
                <PlayerName player={player} />
              </th>
              {columns.map((figure) => (
                <td key={figure} data-zero={!player[figure] || undefined}>
                  <Value figure={figure} player={player} />
                </td>
              ))}
              <td>
                <button
                  className={button.button}
                  type="button"
                  aria-label={t('playerStats.viewOf', { name: player.name })}
                  aria-haspopup="dialog"
                  onClick={() => onView(player.id)}
                >
                  {t('playerStats.view')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlayerName({ player }: { player: PlayerStats }) {
  const { t } = useLanguage();
  return (
    <span className={styles.who}>
      <Avatar player={player} />
      <span>
        {player.name}
        {player.manOfTheMatch && (
          <span className={styles.star} title={t('player.manOfTheMatch')}>
            <Icon svg={star} size="0.875rem" />
            <span className="hidden">{t('player.manOfTheMatch')}</span>
          </span>
        )}
        <small>{player.teamName}</small>
      </span>
    </span>
  );
}

function Value({ figure, player }: { figure: Figure; player: PlayerStats }) {
  const unknown = useUnknown();
  const value = player[figure];
  if (value === null) return figure === 'rating' ? unknown.rating : unknown.count;
  return figure === 'rating' ? <RatingBadge rating={value} /> : value;
}
