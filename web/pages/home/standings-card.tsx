import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import type { Competition, Standings } from '#web/football/model.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';

const ROWS = 8;

interface StandingsCardProps {
  competition: Competition;
  standings: Standings;
  /** Alone in its row, it has room for all columns. */
  full: boolean;
}

/** The top of each group's table. */
export function StandingsCard({ competition, standings, full }: StandingsCardProps) {
  const { t } = useLanguage();
  const groups = standings.groups.filter(({ rows }) => rows.length > 0);
  const rowsEach = Math.max(1, Math.floor(ROWS / groups.length));
  return (
    <Card
      title={t('home.standings')}
      footer={
        <a href={pagePaths.competition(competition.id)}>
          {t('home.fullStandings')}
          <Icon svg={caretRight} size="0.875rem" />
        </a>
      }
    >
      {groups.length === 0 ? (
        <EmptyState title={t('state.noData')} />
      ) : (
        <StandingsTable
          caption={competition.name}
          full={full}
          groups={groups.map(({ name, rows }) => ({ name, rows: rows.slice(0, rowsEach) }))}
          zones={standings.zones}
          adjustments={standings.adjustments}
        />
      )}
    </Card>
  );
}
