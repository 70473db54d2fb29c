import { useQuery } from '@tanstack/react-query';
import { filePaths } from '#contract/paths.ts';
import { failureText } from '#web/api/errors.ts';
import { teamFixtures, teamResults } from '#web/api/team-queries.ts';
import { CalendarLink } from '#web/football/calendar-link.tsx';
import { Emblem } from '#web/football/emblem.tsx';
import type { CompetitionMatches, TeamProfile } from '#web/football/team-model.ts';
import { Answer } from '#web/ui/answer.tsx';
import { Card } from '#web/ui/card.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import { TeamMatchRow } from './team-match-row.tsx';
import styles from './matches-tabs.module.css';

const REFRESH_MS = 30_000;

/** What is to come, and what is on. */
export function FixturesTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery({
    ...teamFixtures(team.id),
    refetchInterval: ({ state }) => (state.data?.some(hasLive) ? REFRESH_MS : false),
  });
  return (
    <Answer query={query} failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}>
      {(groups) => (
        <>
          <CalendarLink path={filePaths.teamCalendar(team.id)} subscribe />
          <Groups groups={groups} none={t('team.fixtures.empty')} />
        </>
      )}
    </Answer>
  );
}

const hasLive = ({ matches }: CompetitionMatches): boolean => matches.some(({ status }) => status === 'LIVE');

export function ResultsTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamResults(team.id));
  return (
    <Answer query={query} failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}>
      {(groups) => <Groups groups={groups} none={t('team.results.empty')} />}
    </Answer>
  );
}

function Groups({ groups, none }: { groups: CompetitionMatches[]; none: string }) {
  const played = groups.filter(({ matches }) => matches.length > 0);
  if (played.length === 0) return <State title={none} framed />;
  return (
    <div className="stack">
      {played.map(({ competition, matches }) => (
        <Card
          key={`${competition.id} ${competition.name}`}
          title={
            <>
              <Emblem competition={competition} />
              {competition.name}
            </>
          }
        >
          <ul className={styles.matches}>
            {matches.map((match) => (
              <li key={match.id}>
                <TeamMatchRow match={match} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
