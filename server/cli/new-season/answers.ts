import { drawGroups, type Group } from '#domain/fixtures/groups.ts';
import type { SlotPlan } from '#domain/fixtures/schedule-rounds.ts';
import { planSeason, type PlannedGameweek, type SeasonFormat } from '#domain/fixtures/plan-season.ts';
import { byAlphabet } from '#domain/formatting/alphabet.ts';
import type { KnownTeam } from '#server/db/queries/known-league.ts';
import { teamKey, type NewSeason } from '#server/league-files/new-season/season-tables.ts';

export const FORMATS = ['league', 'groups', 'knockout'] as const;
export const PACES = ['week', 'day'] as const;

/** A team with its group, where the organiser has drawn them. */
export interface TypedTeam {
  /** As the league has it, where the team is known. */
  name: string;
  /** Of a team that the league has. */
  key: string | null;
  /** As it was typed. */
  typed: string;
  group: string | null;
}

/** Identifies a team among those that were typed. */
export const teamId = ({ key, name }: Pick<TypedTeam, 'key' | 'name'>): string => key ?? teamKey(name);

/** Everything that the organiser is asked. */
export interface Answers extends SlotPlan {
  /** The teams that the league has. */
  knownTeams: readonly KnownTeam[];
  homeLeague: string;
  folder: string;
  competition: string;
  yearStart: number;
  yearEnd: number;
  format: (typeof FORMATS)[number];
  teams: readonly TypedTeam[];
  twice: boolean;
  groupCount: number;
  qualifiers: number;
  twoLegs: boolean;
  thirdPlace: boolean;
  extraTime: boolean;
  halfMinutes: number;
  startsOn: string;
  endsOn: string;
}

/** What is known before the first question. */
export const NO_ANSWERS: Answers = {
  knownTeams: [],
  homeLeague: '',
  folder: '',
  competition: '',
  yearStart: 0,
  yearEnd: 0,
  format: 'league',
  teams: [],
  twice: false,
  groupCount: 0,
  qualifiers: 0,
  twoLegs: false,
  thirdPlace: false,
  weekdays: [],
  pace: 'week',
  firstDay: '',
  daysOff: [],
  extraTime: true,
  halfMinutes: 25,
  pitches: [],
  times: [],
  startsOn: '',
  endsOn: '',
};

/** Whether the organiser has drawn the groups. */
export const areGroupsDrawn = ({ teams }: Pick<Answers, 'teams'>): boolean => teams.some(({ group }) => group !== null);

export function groupsOf(answers: Answers): Group[] {
  const { teams, groupCount } = answers;
  if (!areGroupsDrawn(answers)) {
    return drawGroups(teams.map(teamId), groupCount);
  }
  const names = [...new Set(teams.map(({ group }) => group ?? ''))].toSorted(byAlphabet);
  return names.map((name) => ({
    name,
    teams: teams.filter(({ group }) => group === name).map(teamId),
  }));
}

export function formatOf(answers: Answers): SeasonFormat {
  const { format, twice, qualifiers, twoLegs, thirdPlace } = answers;
  const knockout = { twoLegs, thirdPlace };
  const teams = answers.teams.map(teamId);
  return format === 'groups'
    ? { kind: format, groups: groupsOf(answers), twice, qualifiers, knockout }
    : { kind: format, teams, twice, knockout };
}

export const gameweeksOf = (answers: Answers): PlannedGameweek[] => planSeason(formatOf(answers), answers) ?? [];

export function newSeasonOf(answers: Answers): NewSeason {
  const groups = answers.format === 'groups' ? groupsOf(answers) : [];
  const groupOf = new Map(groups.flatMap(({ name, teams }) => teams.map((team) => [team, name])));
  const formats = {
    league: 'LEAGUE',
    knockout: 'KNOCKOUT',
    groups: answers.qualifiers > 0 ? 'GROUP_PLUS_KNOCKOUT' : 'GROUP_STAGE',
  } as const;
  return {
    ...answers,
    format: formats[answers.format],
    teams: answers.teams.map((team) => ({
      ...team,
      id: teamId(team),
      group: groupOf.get(teamId(team)) ?? null,
    })),
    gameweeks: gameweeksOf(answers),
  };
}
