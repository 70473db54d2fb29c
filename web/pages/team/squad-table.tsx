import { nationName } from '#domain/player/nationality.ts';
import { shownAge } from '#domain/player/public-age.ts';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Flag } from '#ui/marks/flag.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { useToday } from '#ui/now.ts';
import { PlayerLink } from '#web/football/player-link.tsx';
import type { SquadLine, SquadPlayer } from '#web/football/team-model.ts';
import styles from './squad-table.module.css';

interface SquadTableProps {
  lines: { line: SquadLine; players: SquadPlayer[] }[];
}

const FIGURES = ['matches', 'goals', 'assists'] as const;

/** One table, so that columns align across positions. */
export function SquadTable({ lines }: SquadTableProps) {
  const { t } = useLanguage();
  const today = useToday();
  return (
    <div className={styles.squad}>
      <table>
        <caption className="hidden">{t('team.squad.caption')}</caption>
        <colgroup>
          <col />
          <col className={styles.count} data-wide="" />
          <col className={styles.count} data-wide="" />
          {FIGURES.map((figure) => (
            <col key={figure} className={styles.count} />
          ))}
          <col className={styles.rating} />
        </colgroup>
        {lines
          .filter(({ players }) => players.length > 0)
          .map(({ line, players }) => (
            <tbody key={line}>
              <tr>
                <th scope="rowgroup">{t(`team.squad.${line}`)}</th>
                <th scope="col" data-wide="">
                  {t('team.squad.age')}
                </th>
                <th scope="col" data-wide="">
                  <span className="hidden">{t('team.squad.nation')}</span>
                </th>
                {FIGURES.map((figure) => (
                  <th key={figure} scope="col">
                    <abbr title={t(`team.squad.${figure}`)}>{t(`team.squad.${figure}.short`)}</abbr>
                  </th>
                ))}
                <th scope="col">{t('team.squad.rating')}</th>
              </tr>
              {players.map((player) => (
                <Row key={player.id} player={player} today={today} />
              ))}
            </tbody>
          ))}
      </table>
    </div>
  );
}

function Row({ player, today }: { player: SquadPlayer; today: string }) {
  const { t, language } = useLanguage();
  const { name, shirtNumber, nation, rating } = player;
  const age = shownAge(player, today);
  const [first, ...others] = name.split(' ');
  return (
    <tr>
      <td>
        <PlayerLink className={styles.who} player={player}>
          <b className={styles.number}>{shirtNumber}</b>
          <Avatar player={player} />
          <span className={styles.name}>
            {others.length > 0 && <i>{first} </i>}
            {others.length > 0 ? others.join(' ') : first}
          </span>
        </PlayerLink>
      </td>
      <td data-wide="">{age === null ? '–' : t('team.squad.years', { years: age })}</td>
      <td data-wide="">
        {nation && (
          <span className={styles.nation} title={nationName(nation, language)}>
            <Flag country={nation.flag} size="small" />
            <span className="hidden">{nationName(nation, language)}</span>
          </span>
        )}
      </td>
      {FIGURES.map((figure) => (
        <td key={figure} data-lit={player[figure] > 0 || undefined}>
          {player[figure]}
        </td>
      ))}
      <td>{rating === null ? '–' : <RatingBadge rating={rating} />}</td>
    </tr>
  );
}
