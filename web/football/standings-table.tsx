import { pagePaths } from '#contract/paths.ts';
import type { TableZone } from '#domain/standings/format.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { Crest } from './crest.tsx';
import type { Adjustment, StandingRow, Standings, TableGroup } from './model.ts';
import { signed } from './signed.ts';
import styles from './standings-table.module.css';

interface StandingsTableProps extends Standings {
  /** Whose standings these are, for those who hear the table. */
  caption: string;
}

/** One table, or one a group; what the marks mean is said once, below. */
export function StandingsTable({ caption, groups, zones, adjustments }: StandingsTableProps) {
  const rows = groups.flatMap((group) => group.rows);
  const noted = adjustments.filter(({ team }) => rows.some((row) => row.team.id === team.id));
  return (
    <div className={styles.standings}>
      {groups.map((group) => (
        <Group key={group.name} group={group} caption={caption} zones={zones} noted={noted} />
      ))}
      <Notes adjustments={noted} />
      <Legend zones={zones.filter((zone) => rows.some((row) => zoneOf(row, zones) === zone))} />
    </div>
  );
}

interface GroupProps {
  group: TableGroup;
  caption: string;
  zones: TableZone[];
  noted: Adjustment[];
}

function Group({ group: { name, rows }, caption, zones, noted }: GroupProps) {
  const { t } = useLanguage();
  return (
    <>
      {name !== null && <h4 className={styles.group}>{name}</h4>}
      <table>
        <caption className="hidden">{`${caption} ${name ?? ''}`.trim()}</caption>
        <colgroup>
          <col className={styles.position} />
          <col />
          <col className={styles.count} />
          <col className={styles.difference} />
          <col className={styles.points} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" data-start>
              #
            </th>
            <th scope="col" data-start>
              {t('table.team')}
            </th>
            <th scope="col">
              <abbr title={t('table.played')}>{t('table.played.short')}</abbr>
            </th>
            <th scope="col">
              <abbr title={t('table.difference')}>{t('table.difference.short')}</abbr>
            </th>
            <th scope="col">
              <abbr title={t('table.points')}>{t('table.points.short')}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.team.id}
              row={row}
              zone={zoneOf(row, zones)}
              noted={noted.some(({ team }) => team.id === row.team.id)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

const zoneOf = ({ position }: StandingRow, zones: TableZone[]) =>
  zones.find(({ from, to }) => position >= from && position <= to);

function Row({ row, zone, noted }: { row: StandingRow; zone: TableZone | undefined; noted: boolean }) {
  const { position, previousPosition, team, played, goalDifference, points } = row;
  return (
    <tr data-zone={zone?.kind}>
      <td data-start>
        <span className={styles.place}>
          {position}
          {previousPosition !== null && previousPosition !== position && (
            <Move up={previousPosition > position} places={Math.abs(previousPosition - position)} />
          )}
        </span>
      </td>
      <td data-start>
        <a className={styles.team} href={pagePaths.team(team.id)}>
          <Crest team={team} />
          <span className={styles.name}>{team.name}</span>
          <abbr className={styles.code} title={team.name}>
            {team.shortName}
          </abbr>
        </a>
      </td>
      <td>{played}</td>
      <td>{signed(goalDifference)}</td>
      <td className={styles.total}>
        {points}
        {noted && <sup>*</sup>}
      </td>
    </tr>
  );
}

function Move({ up, places }: { up: boolean; places: number }) {
  const { t } = useLanguage();
  const label = t(up ? 'table.movedUp' : 'table.movedDown', { count: places });
  return (
    <>
      <i className={styles.move} data-move={up ? 'up' : 'down'} title={label} />
      <span className="hidden">{label}</span>
    </>
  );
}

function Notes({ adjustments }: { adjustments: Adjustment[] }) {
  const { t, language } = useLanguage();
  return adjustments.map(({ team, points, reason }) => (
    <p key={`${team.id} ${points} ${reason.bg}`} className={styles.note}>
      * {team.name}: {t('table.adjustment', { points: signed(points), count: Math.abs(points) })}
      {reason[language] && ` (${reason[language]})`}
    </p>
  ));
}

function Legend({ zones }: { zones: TableZone[] }) {
  const { language } = useLanguage();
  if (zones.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {zones.map(({ kind, from, labelBg, labelEn }) => (
        <li key={from} data-zone={kind}>
          {language === 'bg' ? labelBg : labelEn}
        </li>
      ))}
    </ul>
  );
}
