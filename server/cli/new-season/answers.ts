import { drawGroups, type Group } from '#domain/fixtures/groups.ts';
import type { SlotPlan } from '#domain/fixtures/schedule-rounds.ts';
import { planSeason, type PlannedGameweek, type SeasonFormat } from '#domain/fixtures/plan-season.ts';
import { byAlphabet } from '#domain/formatting/alphabet.ts';
import { teamKey, type NewSeason } from '#server/league-files/new-season/season-tables.ts';

export const FORMATS = ['league', 'groups', 'knockout'] as const;
export const PACES = ['week', 'day'] as const;

/** A team as it was typed, with its group where the organiser has drawn them. */
export interface TypedTeam {
  name: string;
  group: string | null;
}

/** Everything that the organiser is asked. */
export interface Answers extends SlotPlan {
  folder: string;
  competition: string;
  yearStart: number;
  yearEnd: number;
  format: (typeof FORMATS)[number];
  teams: readonly TypedTeam[];
  twice: boolean;
  groupCount: number;
  qualifiers: number;
  halfMinutes: number;
  startsOn: string;
  endsOn: string;
}

/** What is known before the first question. */
export const NO_ANSWERS: Answers = {
  folder: '',
  competition: '',
  yearStart: 0,
  yearEnd: 0,
  format: 'league',
  teams: [],
  twice: false,
  groupCount: 0,
  qualifiers: 0,
  weekdays: [],
  pace: 'week',
  firstDay: '',
  daysOff: [],
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
    return drawGroups(
      teams.map(({ name }) => teamKey(name)),
      groupCount,
    );
  }
  const names = [...new Set(teams.map(({ group }) => group ?? ''))].toSorted(byAlphabet);
  return names.map((name) => ({
    name,
    teams: teams.filter(({ group }) => group === name).map((team) => teamKey(team.name)),
  }));
}

export function formatOf(answers: Answers): SeasonFormat {
  const { format, twice, qualifiers } = answers;
  const teams = answers.teams.map(({ name }) => teamKey(name));
  return format === 'groups'
    ? { kind: format, groups: groupsOf(answers), twice, qualifiers }
    : { kind: format, teams, twice };
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
    teams: answers.teams.map(({ name }) => ({ name, group: groupOf.get(teamKey(name)) ?? null })),
    gameweeks: gameweeksOf(answers),
  };
}
