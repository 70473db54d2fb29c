import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { useParams } from '#ui/router/hooks.ts';
import { teams } from '#web/api/league-queries.ts';
import { teamMeetings } from '#web/api/match-context-queries.ts';
import { teamProfile, teamStatistics } from '#web/api/team-queries.ts';
import { useRecords } from '#web/api/use-records.ts';
import { teamFigures } from '#web/football/compare/team-figures.ts';
import type { Named, Team } from '#web/football/model.ts';
import type { TeamProfile } from '#web/football/team-model.ts';
import { compareHead } from './compare-head.ts';
import { CompareStates } from './compare-states.tsx';
import { Comparison, type ComparedSide } from './comparison.tsx';
import { ChooseOther, type Suggestion } from './choose-other.tsx';
import { Meetings } from './meetings.tsx';
import { comparedIds } from './load-compare.ts';

export const head = compareHead({ kind: 'teams', addressOf: pagePaths.compareTeams, profileOf: teamProfile });

export function Page() {
  const { id, other } = comparedIds(useParams());
  if (id === null || other === null) return <CompareStates kind="teams" />;
  return other === undefined ? <FirstTeam key={id} id={id} /> : <TwoTeams key={`${id} ${other}`} ids={[id, other]} />;
}

function FirstTeam({ id }: { id: number }) {
  const { t } = useLanguage();
  const profile = useQuery(teamProfile(id));
  const { data: all = [] } = useQuery(teams);
  if (!profile.data) return <CompareStates kind="teams" queries={[profile]} />;
  return (
    <ChooseOther
      kind="teams"
      first={sideOf(profile.data)}
      suggestionsTitle={t('compare.allTeams')}
      suggestions={all.flatMap(suggestionOf)}
    />
  );
}

function TwoTeams({ ids: [id, other] }: { ids: [number, number] }) {
  const { t } = useLanguage();
  const records = useRecords();
  const profiles = [useQuery(teamProfile(id)), useQuery(teamProfile(other))] as const;
  const statistics = [useQuery(teamStatistics(id)), useQuery(teamStatistics(other))] as const;
  const { data: meetings = [] } = useQuery(teamMeetings(id, other));
  const [first, second] = profiles;
  if (!first.data || !second.data || !statistics[0].data || !statistics[1].data)
    return <CompareStates kind="teams" queries={[...profiles, ...statistics]} />;
  const seasons = [statistics[0].data.seasons, statistics[1].data.seasons] as const;
  return (
    <Comparison
      kind="teams"
      sides={[sideOf(first.data), sideOf(second.data)]}
      seasons={[...seasons]}
      figuresIn={(scope) => teamFigures(seasons, scope, records, t)}
    >
      <Meetings matches={meetings} />
    </Comparison>
  );
}

const suggestionOf = (team: Named<Team>): Suggestion[] =>
  team.id === null ? [] : [{ id: team.id, name: team.name, subtitle: null, picture: <Crest team={team} /> }];

const sideOf = (team: TeamProfile): ComparedSide => ({
  id: team.id,
  name: team.name,
  href: pagePaths.team(team.id),
  picture: <Crest team={team} eager />,
  facts: team.city,
});
