import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import type { PlayerTable } from '#domain/match/rank-players.ts';
import { Avatar } from '#web/football/avatar.tsx';
import type { PlayerStats } from '#web/football/match-model.ts';
import { Rating } from '#web/football/rating.tsx';
import button from '#web/ui/button.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './ranked-players.module.css';

type Figure =
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

/** Three at most, which is what a phone has room for. */
const COLUMNS: Record<PlayerTable, [Figure, Figure, Figure] | [Figure]> = {
  'top-stats': ['goals', 'assists', 'rating'],
  shooting: ['shots', 'shotsOnTarget', 'shotsOffTarget'],
  duels: ['fouls', 'yellowCards', 'redCards'],
  goalkeeping: ['saves', 'rating', 'goalsConceded'],
  'detailed-stats': ['minutes'],
};

interface RankedPlayersProps {
  table: PlayerTable;
  players: PlayerStats[];
  onView: (playerId: number) => void;
}

export function RankedPlayers({ table, players, onView }: RankedPlayersProps) {
  const { t } = useLanguage();
  return (
    <div className={styles.players}>
      <table>
        <caption className="hidden">{t(`playerStats.table.${table}`)}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('playerStats.player')}</th>
            {COLUMNS[table].map((figure) => (
              <th key={figure} scope="col">
                <abbr title={t(`playerStats.${figure}`)}>{t(`playerStats.${figure}.short`)}</abbr>
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
                <Who player={player} />
              </th>
              {COLUMNS[table].map((figure) => (
                <td key={figure} data-zero={!player[figure] || undefined}>
                  <Value figure={figure} of={player} />
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

function Who({ player }: { player: PlayerStats }) {
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

function Value({ figure, of }: { figure: Figure; of: PlayerStats }) {
  if (figure !== 'rating') return of[figure];
  return of.rating === null ? '0.0' : <Rating rating={of.rating} />;
}
