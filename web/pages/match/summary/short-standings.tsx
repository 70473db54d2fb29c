import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { rowsAround } from '#domain/standings/rows-around.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { matchStandings } from '#web/api/match-context-queries.ts';
import { teamIdsOf, type MatchDetails } from '#web/football/match-model.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';

/** The rows around both teams; renders nothing without a table. */
export function ShortStandings({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const { data: standings } = useQuery(matchStandings(match.id));
  const teams = teamIdsOf(match);
  const groups = (standings?.groups ?? [])
    .map(({ name, rows }) => ({ name, rows: rowsAround(rows, ({ team }) => teams.includes(team.id ?? 0)) }))
    .filter(({ rows }) => rows.length > 0);
  if (!standings || groups.length === 0) return null;
  return (
    <Card
      title={t('home.standings')}
      footer={
        <a href="?tab=standings">
          {t('home.fullStandings')}
          <Icon svg={caretRight} size="0.875rem" />
        </a>
      }
    >
      <StandingsTable
        caption={match.competition?.name ?? t('home.standings')}
        groups={groups}
        zones={standings.zones}
        adjustments={standings.adjustments}
        highlighted={teams}
      />
    </Card>
  );
}
