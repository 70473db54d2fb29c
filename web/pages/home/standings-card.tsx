import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import type { Competition, Standings } from '#web/football/model.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
import { TableAsItStands } from '#web/live/table/table-as-it-stands.tsx';

const ROWS = 8;

interface StandingsCardProps {
  competition: Competition;
  standings: Standings;
  /** Alone in its row, it has room for all columns. */
  full: boolean;
}

/** The top of each group's table. */
export function StandingsCard({ competition, standings: official, full }: StandingsCardProps) {
  const { t } = useLanguage();
  return (
    <TableAsItStands competitionId={competition.id} official={official}>
      {(standings, control) => (
        <Card
          title={t('home.standings')}
          control={control}
          footer={
            <a href={pagePaths.competition(competition.id)}>
              {t('home.fullStandings')}
              <Icon svg={caretRight} size="0.875rem" />
            </a>
          }
        >
          <TopOfTables caption={competition.name} full={full} standings={standings} />
        </Card>
      )}
    </TableAsItStands>
  );
}

function TopOfTables({ standings, ...options }: { caption: string; full: boolean; standings: Standings }) {
  const { t } = useLanguage();
  const groups = standings.groups.filter(({ rows }) => rows.length > 0);
  const rowsEach = Math.max(1, Math.floor(ROWS / groups.length));
  if (groups.length === 0) return <EmptyState title={t('state.noData')} />;
  return (
    <StandingsTable
      {...options}
      groups={groups.map(({ name, rows }) => ({ name, rows: rows.slice(0, rowsEach) }))}
      zones={standings.zones}
      adjustments={standings.adjustments}
    />
  );
}
