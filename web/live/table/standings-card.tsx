import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import type { Competition, Standings } from '#web/football/model.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
import { TableAsItStands } from './table-as-it-stands.tsx';

interface StandingsCardProps {
  competition: Competition;
  standings: Standings;
  /** Shared among the groups. */
  rows: number;
  /** Where the whole table is. */
  href: string;
  /** Alone in its row, it has room for all columns. */
  full?: boolean;
  /** Of a season that is over, which no live match changes. */
  past?: boolean;
  polled?: boolean;
}

/** The top of each group's table. */
export function StandingsCard(props: StandingsCardProps) {
  const { competition, standings: official, rows, href, full = false, past = false, polled = false } = props;
  const { t } = useLanguage();
  return (
    <TableAsItStands competitionId={past ? null : competition.id} official={official} polled={polled}>
      {(standings, control) => (
        <Card
          title={t('home.standings')}
          control={control}
          footer={
            <a href={href}>
              {t('home.fullStandings')}
              <Icon svg={caretRight} size="0.875rem" />
            </a>
          }
        >
          <TopOfTables caption={competition.name} full={full} rows={rows} standings={standings} />
        </Card>
      )}
    </TableAsItStands>
  );
}

interface TopOfTablesProps {
  caption: string;
  full: boolean;
  rows: number;
  standings: Standings;
}

function TopOfTables({ standings, rows, ...options }: TopOfTablesProps) {
  const { t } = useLanguage();
  const groups = standings.groups.filter(({ rows }) => rows.length > 0);
  const rowsEach = Math.max(1, Math.floor(rows / groups.length));
  if (groups.length === 0) return <EmptyState title={t('state.noData')} />;
  return (
    <StandingsTable
      {...options}
      headedOnce
      groups={groups.map((group) => ({ ...group, rows: group.rows.slice(0, rowsEach) }))}
      zones={standings.zones}
      adjustments={standings.adjustments}
    />
  );
}
