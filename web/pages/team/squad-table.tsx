import type { LeagueRecords } from '#domain/league/records.ts';
import { nationName } from '#domain/player/nationality.ts';
import { shownAge } from '#domain/player/public-age.ts';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Flag } from '#ui/marks/flag.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { useToday } from '#ui/now.ts';
import { PlayerLink } from '#web/football/player-link.tsx';
import type { SquadLine, SquadPlayer } from '#web/football/team-model.ts';
import { useRecords } from '#web/api/use-records.ts';
import { useUnknown } from '#web/football/use-unknown.ts';
import styles from './squad-table.module.css';

interface SquadTableProps {
  lines: { line: SquadLine; players: SquadPlayer[] }[];
}

type SquadFigure = 'matches' | 'goals' | 'assists';

/** [UN6] */
const figuresOf = ({ lineups, scorers, assists }: LeagueRecords): SquadFigure[] => [
  ...(lineups ? (['matches'] as const) : []),
  ...(scorers ? (['goals'] as const) : []),
  ...(assists ? (['assists'] as const) : []),
];

/** One table, so that columns align across positions. */
export function SquadTable({ lines }: SquadTableProps) {
  const { t } = useLanguage();
  const today = useToday();
  const records = useRecords();
  const figures = figuresOf(records);
  return (
    <div className={styles.squad}>
      <table>
        <caption className="hidden">{t('team.squad.caption')}</caption>
        <colgroup>
          <col />
          <col className={styles.count} data-wide="" />
          <col className={styles.count} data-wide="" />
          {figures.map((figure) => (
            <col key={figure} className={styles.count} />
          ))}
          {records.ratings && <col className={styles.rating} />}
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
                {figures.map((figure) => (
                  <th key={figure} scope="col">
                    <abbr title={t(`team.squad.${figure}`)}>{t(`team.squad.${figure}.short`)}</abbr>
                  </th>
                ))}
                {records.ratings && <th scope="col">{t('team.squad.rating')}</th>}
              </tr>
              {players.map((player) => (
                <Row key={player.id} player={player} today={today} figures={figures} showsRating={records.ratings} />
              ))}
            </tbody>
          ))}
      </table>
    </div>
  );
}

interface RowProps {
  player: SquadPlayer;
  today: string;
  figures: SquadFigure[];
  showsRating: boolean;
}

function Row({ player, today, figures, showsRating }: RowProps) {
  const { t, language } = useLanguage();
  const { name, shirtNumber, nation, rating } = player;
  const unknown = useUnknown();
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
      {figures.map((figure) => (
        <td key={figure} data-lit={(player[figure] ?? 0) > 0 || undefined}>
          {player[figure] ?? unknown.count}
        </td>
      ))}
      {showsRating && <td>{rating === null ? '–' : <RatingBadge rating={rating} />}</td>}
    </tr>
  );
}
