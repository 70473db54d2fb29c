import { useQuery } from '@tanstack/react-query';
import { filePaths } from '#contract/paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { QueryResult } from '#ui/query-result.tsx';
import { failureText } from '#web/api/errors.ts';
import { teamFixtures, teamResults } from '#web/api/team-queries.ts';
import { CalendarLink } from '#web/football/calendar-link.tsx';
import type { CompetitionMatches, TeamProfile } from '#web/football/team-model.ts';
import { hasLive } from './team-games.ts';
import { TeamMatchRows } from './team-match-row.tsx';

const REFRESH_MS = 30_000;

/** Upcoming and live matches. */
export function FixturesTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery({
    ...teamFixtures(team.id),
    refetchInterval: ({ state }) => (state.data?.some(hasLive) ? REFRESH_MS : false),
  });
  return (
    <QueryResult query={query} failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}>
      {(groups) => (
        <>
          <CalendarLink path={filePaths.teamCalendar(team.id)} subscribe />
          <Groups groups={groups} none={t('team.fixtures.empty')} />
        </>
      )}
    </QueryResult>
  );
}

export function ResultsTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamResults(team.id));
  return (
    <QueryResult query={query} failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}>
      {(groups) => <Groups groups={groups} none={t('team.results.empty')} />}
    </QueryResult>
  );
}

function Groups({ groups, none }: { groups: CompetitionMatches[]; none: string }) {
  const nonEmpty = groups.filter(({ matches }) => matches.length > 0);
  if (nonEmpty.length === 0) return <EmptyState title={none} framed />;
  return (
    <div className="stack">
      {nonEmpty.map(({ competition, matches }) => (
        <Card
          key={`${competition.id} ${competition.name}`}
          title={
            <>
              <CompetitionEmblem competition={competition} />
              {competition.name}
            </>
          }
        >
          <TeamMatchRows matches={matches} />
        </Card>
      ))}
    </div>
  );
}
