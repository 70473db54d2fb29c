import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  buildNarrowTables,
  halfwayGameweek,
  isWholeTable,
  SPANS,
  VENUES,
  type TablePart,
} from '#domain/standings/narrow-table.ts';
import { sortTable, type SortColumn } from '#domain/standings/sort-table.ts';
import card from '#ui/card.module.css';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { gameweeks } from '#web/api/gameweek-queries.ts';
import { tableInputs } from '#web/api/outlook-queries.ts';
import { groupText } from '#web/football/group-text.ts';
import type { StandingRow, Standings, TableGroup } from '#web/football/model.ts';
import type { TableInputs } from '#web/football/outlook-model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { StandingsTable, type Sorting } from '#web/football/standings-table.tsx';
import styles from './standings-tab.module.css';
import type { TabProps } from './tab-props.ts';

const WHOLE: TablePart = { venue: 'all', span: 'season' };

interface TableViewsProps extends TabProps {
  standings: Standings;
  /** Chooses between the live and the official table. */
  control: ReactNode;
}

/** [ST24] to [ST26] and [ST28] The tables of all or of a part of the matches, sorted by any column. */
export function TableViews({ edition, competition, standings, control }: TableViewsProps) {
  const { t } = useLanguage();
  const isOwn = useIsOwnBackend();
  const [part, setPart] = useState(WHOLE);
  const [sort, setSort] = useState<Omit<Sorting, 'onSort'>>({ column: null, isReversed: false });
  const { data: weeks = [] } = useQuery(gameweeks(edition.id, edition.season));
  const isWhole = isWholeTable(part);
  const { data: inputs } = useQuery({ ...tableInputs(edition), enabled: !isWhole });
  const shown = isWhole || !inputs ? standings : narrowStandings(standings, inputs, part);
  const inLeague = weeks.filter(({ round }) => round === null).map(({ number }) => ({ gameweek: number }));
  const spans = SPANS.slice(0, halfwayGameweek(inLeague) === null ? 2 : SPANS.length);

  // Best first, then reversed, then by place again.
  const onSort = (column: SortColumn) =>
    setSort(
      sort.column !== column
        ? { column, isReversed: false }
        : { column: sort.isReversed ? null : column, isReversed: !sort.isReversed },
    );
  const { column } = sort;
  const sorted = (rows: StandingRow[]) =>
    column ? sortTable(rows, column, (row) => figureOf(row, column), sort.isReversed) : rows;
  return (
    <>
      <div className={styles.views}>
        {isOwn && (
          <>
            <SegmentedControl
              label={t('tables.venue')}
              options={VENUES.map((value) => ({ value, label: t(`tables.venue.${value}`) }))}
              chosen={part.venue}
              onChoose={(venue) => setPart({ ...part, venue })}
            />
            <Select
              label={t('tables.span')}
              options={spans.map((value) => ({ value, label: t(`tables.span.${value}`) }))}
              chosen={part.span}
              onChoose={(span) => setPart({ ...part, span })}
            />
          </>
        )}
        {isWhole && control}
      </div>
      {shown.groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }) => {
          const table = (
            <StandingsTable
              caption={[competition.name, name].filter(Boolean).join(' ')}
              groups={[{ name: null, rows: sorted(rows) }]}
              zones={shown.zones}
              adjustments={shown.adjustments}
              sorting={{ ...sort, onSort }}
              full
            />
          );
          return name === null ? (
            <div key="league" className={card.card}>
              {table}
            </div>
          ) : (
            <Card key={name} title={groupText(name, t)}>
              {table}
            </Card>
          );
        })}
      {!isWhole && <p className={styles.note}>{t('tables.narrow')}</p>}
    </>
  );
}

function figureOf(row: StandingRow, column: SortColumn): number {
  if (column === 'scored') return row.goalsScored;
  if (column === 'conceded') return row.goalsConceded;
  return column === 'difference' ? row.goalDifference : row[column];
}

/** Zones and deductions belong to the whole table alone. [ST25] */
function narrowStandings(official: Standings, inputs: TableInputs, part: TablePart): Standings {
  const known = new Map(official.groups.flatMap(({ rows }) => rows).map((row) => [row.team.id, row]));
  const groups = buildNarrowTables(inputs, inputs.remaining, part).map(({ group, rows }): TableGroup => ({
    name: group,
    rows: rows.flatMap(({ team, matches, ...row }) => {
      const whole = known.get(team);
      return whole ? [{ ...row, played: matches, team: whole.team, withdrawn: whole.withdrawn }] : [];
    }),
  }));
  return { groups, zones: [], adjustments: [] };
}
