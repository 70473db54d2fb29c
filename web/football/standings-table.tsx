import { pagePaths } from '#contract/paths.ts';
import { longDate } from '#domain/formatting/date.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import type { TableZone } from '#domain/standings/format.ts';
import { isLessBetter, type SortColumn } from '#domain/standings/sort-table.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { FormGuide } from '#ui/marks/form-guide.tsx';
import { groupText } from './group-text.ts';
import type { Adjustment, StandingRow, Standings, TableGroup } from './model.ts';
import { signedNumber } from './signed-number.ts';
import styles from './standings-table.module.css';

interface TableOptions {
  /** Table caption for screen readers. */
  caption: string;
  /** All columns that fit, not only the main ones. */
  full?: boolean;
  /** Team ids. */
  highlighted?: readonly number[];
  /** Where its columns can be sorted. */
  sorting?: Sorting;
  /** Short groups have their headings once. */
  headedOnce?: boolean;
}

export interface Sorting {
  /** null while the rows are in the order of their places. */
  column: SortColumn | null;
  isReversed: boolean;
  onSort: (column: SortColumn) => void;
}

/** Columns in order. Those that are not `essential` need a wide table. */
const FIGURES = [
  { name: 'played', essential: true, width: 'count', of: (row: StandingRow) => row.played },
  { name: 'wins', essential: false, width: 'count', of: (row: StandingRow) => row.wins },
  { name: 'draws', essential: false, width: 'count', of: (row: StandingRow) => row.draws },
  { name: 'losses', essential: false, width: 'count', of: (row: StandingRow) => row.losses },
  { name: 'scored', essential: false, width: 'count', of: (row: StandingRow) => row.goalsScored },
  { name: 'conceded', essential: false, width: 'count', of: (row: StandingRow) => row.goalsConceded },
  {
    name: 'difference',
    essential: true,
    width: 'difference',
    of: (row: StandingRow) => signedNumber(row.goalDifference),
  },
] as const;

/** One table per group, with one legend below all. */
export function StandingsTable({
  groups,
  zones,
  adjustments,
  headedOnce = false,
  ...options
}: Standings & TableOptions) {
  const rows = groups.flatMap((group) => group.rows);
  const adjusted = adjustments.filter(({ team }) => rows.some((row) => row.team.id === team.id));
  return (
    <div className={styles.standings}>
      {groups.map((group, index) => (
        <Group
          key={group.name}
          group={group}
          zones={zones}
          adjusted={adjusted}
          isHeaded={!headedOnce || index === 0}
          {...options}
        />
      ))}
      <Notes adjustments={adjusted} />
      <Departures rows={rows} />
      <Legend zones={zones.filter((zone) => rows.some((row) => zoneOf(row, zones) === zone))} />
    </div>
  );
}

interface GroupProps extends Omit<TableOptions, 'headedOnce'> {
  group: TableGroup;
  isHeaded: boolean;
  zones: TableZone[];
  adjusted: Adjustment[];
}

function Group({
  group: { name, rows },
  isHeaded,
  caption,
  full = false,
  highlighted = [],
  zones,
  adjusted,
  sorting,
}: GroupProps) {
  const { t } = useLanguage();
  const figures = FIGURES.filter(({ essential }) => full || essential);
  const title = name === null ? null : groupText(name, t);
  return (
    <>
      {title !== null && (
        <h4 className={styles.group} data-headless={!isHeaded || undefined}>
          {title}
        </h4>
      )}
      <table>
        <caption className="hidden">{`${caption} ${title ?? ''}`.trim()}</caption>
        <colgroup>
          <col className={styles.position} />
          <col />
          {figures.map((figure) => (
            <col key={figure.name} className={styles[figure.width]} data-wide={!figure.essential || undefined} />
          ))}
          <col className={styles.points} />
          {full && <col className={styles.form} />}
        </colgroup>
        <thead className={isHeaded ? undefined : 'hidden'}>
          <tr>
            <th scope="col" data-start>
              #
            </th>
            <th scope="col" data-start>
              {t('table.team')}
            </th>
            {figures.map((figure) => (
              <FigureHead key={figure.name} column={figure.name} isWide={!figure.essential} sorting={sorting} />
            ))}
            <FigureHead column="points" sorting={sorting} />
            {full && (
              <th scope="col" className={styles.form}>
                {t('table.form')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.team.id ?? `place ${row.position}`}
              row={row}
              figures={figures}
              full={full}
              isHighlighted={highlighted.some((id) => id === row.team.id)}
              zone={zoneOf(row, zones)}
              adjusted={adjusted.some(({ team }) => team.id === row.team.id)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface FigureHeadProps {
  column: SortColumn;
  isWide?: boolean;
  sorting: Sorting | undefined;
}

function FigureHead({ column, isWide = false, sorting }: FigureHeadProps) {
  const { t } = useLanguage();
  const label = <abbr title={t(`table.${column}`)}>{t(`table.${column}.short`)}</abbr>;
  const isSorted = sorting?.column === column;
  return (
    <th
      scope="col"
      data-wide={isWide || undefined}
      aria-sort={isSorted ? (isLessBetter(column) === sorting.isReversed ? 'descending' : 'ascending') : undefined}
    >
      {sorting ? (
        <button type="button" className={styles.sort} onClick={() => sorting.onSort(column)}>
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

const zoneOf = ({ position }: StandingRow, zones: TableZone[]) =>
  zones.find(({ from, to }) => position >= from && position <= to);

interface RowProps {
  row: StandingRow;
  figures: (typeof FIGURES)[number][];
  full: boolean;
  isHighlighted: boolean;
  zone: TableZone | undefined;
  adjusted: boolean;
}

function Row({ row, figures, full, isHighlighted, zone, adjusted }: RowProps) {
  const { position, previousPosition, team, points, form } = row;
  return (
    <tr data-zone={zone?.kind} data-team={team.id} aria-current={isHighlighted || undefined}>
      <td data-start>
        <span className={styles.place}>
          {position}
          {previousPosition !== null && previousPosition !== position && (
            <Move up={previousPosition > position} places={Math.abs(previousPosition - position)} />
          )}
        </span>
      </td>
      <td data-start>
        <span className={styles.cell}>
          <TeamCell team={team} hasLeft={row.withdrawn !== null} />
          {row.playing && <Playing {...row.playing} />}
        </span>
      </td>
      {figures.map(({ name, essential, of }) => (
        <td key={name} data-wide={!essential || undefined}>
          {of(row)}
        </td>
      ))}
      <td className={styles.total}>
        {points}
        {adjusted && <sup>†</sup>}
      </td>
      {full && (
        <td className={styles.form}>
          <FormGuide results={form} />
        </td>
      )}
    </tr>
  );
}

export function TeamCell({ team, hasLeft = false }: Pick<StandingRow, 'team'> & { hasLeft?: boolean }) {
  const { t } = useLanguage();
  const name = team.name || t('team.unknown');
  const shortName = team.shortName || name.slice(0, 3);
  const inside = (
    <>
      <Crest team={{ badge: team.badge, shortName }} />
      <span className={styles.name}>{name}</span>
      <abbr className={styles.code} title={name}>
        {shortName}
      </abbr>
      {hasLeft && <sup>‡</sup>}
    </>
  );
  if (team.id === null) return <span className={styles.team}>{inside}</span>;
  return (
    <a className={styles.team} href={pagePaths.team(team.id)}>
      {inside}
    </a>
  );
}

function Playing({ scored, conceded }: NonNullable<StandingRow['playing']>) {
  const { t } = useLanguage();
  return (
    <span className={styles.playing}>
      <span className="hidden">{t('table.playing')} </span>
      {scored}:{conceded}
    </span>
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
      † {team.name}: {t('table.adjustment', { points: signedNumber(points), count: Math.abs(points) })}
      {reason[language] && ` (${reason[language]})`}
    </p>
  ));
}

/** [ST15] */
function Departures({ rows }: { rows: StandingRow[] }) {
  const { t, language } = useLanguage();
  return rows.map(
    ({ team, withdrawn }) =>
      withdrawn && (
        <p key={team.id ?? team.name} className={styles.note}>
          ‡{' '}
          {t(withdrawn.annulled ? 'table.leftAnnulled' : 'table.left', {
            team: team.name,
            date: longDate(instantOf(withdrawn.on, '12:00'), language),
            goals: withdrawn.goalsAwarded,
          })}
        </p>
      ),
  );
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
