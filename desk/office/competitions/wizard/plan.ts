import type { RulesFields, SeasonFields } from '#contract/desk/competitions.ts';
import type { CompetitionBasis, PublishRequest } from '#contract/desk/publish.ts';
import { drawGroups, type Group } from '#domain/fixtures/groups.ts';
import { largestRound, planSeason, type SeasonFormat } from '#domain/fixtures/plan-season.ts';
import { toProgram, type ProgramRound } from '#domain/fixtures/program.ts';
import { slotsPerRound, type SlotPlan } from '#domain/fixtures/schedule-rounds.ts';
import { shuffle } from '#domain/fixtures/shuffle.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import { USUAL_LEAVING } from '#domain/standings/settle-results.ts';
import { matchMinutes } from '#domain/match/expected-end.ts';
import { isOpenFor } from '#domain/pitches/opening-hours.ts';
import { nextSeason } from '#domain/season/next-season.ts';

export const KINDS = ['league', 'groups', 'knockout'] as const;

/** A new competition while it is planned. */
export interface Plan {
  step: number;
  /** Null for a new competition, or a new season. */
  competitionId: number | null;
  name: string;
  /** Of a new competition; null: the name is transliterated. */
  nameLatin: string | null;
  logo: { id: number; address: string } | null;
  seasonId: number | null;
  season: SeasonFields;
  /** A new team has no id, and a Latin name if it is not the transliterated one. */
  teams: { id: number | null; name: string; nameLatin?: string | null }[];
  kind: (typeof KINDS)[number];
  twice: boolean;
  groupCount: number;
  /** How many of each group go on; 0 for no knockout. */
  qualifiers: number;
  twoLegs: boolean;
  thirdPlace: boolean;
  /** In the order of the list; otherwise they are drawn. */
  seeded: boolean;
  /** [FX19] As changed by hand, by the keys of teams; null: as drawn. */
  groups: string[][] | null;
  weekdays: number[];
  firstDay: string;
  daysOff: string[];
  times: string[];
  pitches: string[];
  rules: RulesFields;
  /** Which draw it is. */
  shuffle: number;
  /** As changed by hand, and what it was made of. */
  program: ProgramRound[] | null;
  madeOf: string;
}

const RULES: RulesFields = {
  pointsWin: 3,
  pointsDraw: 1,
  pointsLoss: 0,
  shootOuts: false,
  pointsShootOutWin: 2,
  pointsShootOutLoss: 1,
  tieBreakers: ['head_to_head'],
  halfMinutes: 25,
  extraTime: true,
  yellowsPerSuspension: 3,
  matchesPerRed: 1,
  secondYellowIsRed: false,
  sharesWith: null,
  sharesYellows: false,
  ...USUAL_LEAVING,
  registrationUntil: null,
  zones: [],
};

export function emptyPlan(basis: CompetitionBasis, today: string): Plan {
  const season = nextSeason(basis.seasons[0] ?? null, today);
  /** A league and its cup are planned one after the other. */
  const running = basis.seasons.find(({ isCurrent, endsOn }) => isCurrent && endsOn > today);
  const { startsOn } = running ?? season;
  return {
    step: 0,
    competitionId: null,
    name: '',
    nameLatin: null,
    logo: null,
    seasonId: running?.id ?? null,
    season,
    teams: [],
    kind: 'league',
    twice: true,
    groupCount: 2,
    qualifiers: 2,
    twoLegs: false,
    thirdPlace: false,
    seeded: false,
    groups: null,
    weekdays: [6, 0],
    firstDay: startsOn < today ? today : startsOn,
    daysOff: [],
    times: ['17:00', '18:00', '19:00'],
    pitches: basis.pitches.slice(0, 2).map(({ name }) => name),
    rules: RULES,
    shuffle: 1,
    program: null,
    madeOf: '',
  };
}

const KIND_OF: Record<CompetitionFormat, Plan['kind']> = {
  LEAGUE: 'league',
  GROUP_STAGE: 'groups',
  GROUP_PLUS_KNOCKOUT: 'groups',
  KNOCKOUT: 'knockout',
};

/** As the competition was played last. */
export function copyLast(plan: Plan, basis: CompetitionBasis, competitionId: number): Plan {
  const competition = basis.competitions.find(({ id }) => id === competitionId);
  if (!competition) return plan;
  const { last, name } = competition;
  // [AL9] Announced: its teams have applied, and its matches are planned now.
  const isAnnounced = last.weekdays.length === 0;
  const otherSeason = plan.seasonId === last.seasonId ? null : plan.seasonId;
  return {
    ...inSeason(plan, basis, isAnnounced ? last.seasonId : otherSeason),
    competitionId,
    name,
    teams: last.teams.flatMap((id) =>
      basis.teams.filter((team) => team.id === id).map((team) => ({ id, name: team.name })),
    ),
    groups: null,
    kind: KIND_OF[last.format],
    twice: isAnnounced ? plan.twice : last.twice,
    groupCount: Math.max(2, last.groups),
    qualifiers: last.format === 'GROUP_PLUS_KNOCKOUT' ? 2 : 0,
    weekdays: last.weekdays.length > 0 ? last.weekdays : plan.weekdays,
    times: last.times.length > 0 ? last.times : plan.times,
    pitches: last.pitches.length > 0 ? last.pitches : plan.pitches,
    rules: last.rules,
  };
}

/** In another season; nothing is played before it begins. */
export function inSeason(plan: Plan, basis: CompetitionBasis, seasonId: number | null): Plan {
  const { startsOn } = basis.seasons.find(({ id }) => id === seasonId) ?? plan.season;
  return { ...plan, seasonId, firstDay: startsOn > plan.firstDay ? startsOn : plan.firstDay };
}

export const formatOf = ({ kind, qualifiers }: Plan): CompetitionFormat => {
  if (kind === 'league') return 'LEAGUE';
  if (kind === 'knockout') return 'KNOCKOUT';
  return qualifiers > 0 ? 'GROUP_PLUS_KNOCKOUT' : 'GROUP_STAGE';
};

/** Everything that the fixtures depend on. */
export const ingredientsOf = (plan: Plan): string => {
  const {
    step: _step,
    program: _program,
    madeOf: _madeOf,
    name: _name,
    nameLatin: _latin,
    logo: _logo,
    season: _season,
    seasonId: _id,
    rules,
    ...rest
  } = plan;
  return JSON.stringify([rest, rules.halfMinutes]);
};

/** Teams by their places in the list, in the order of the draw. */
function orderOf({ teams, seeded, shuffle: draw }: Plan): string[] {
  const places = teams.map((_, i) => `${i}`);
  return seeded ? places : shuffle(places, draw);
}

export const keyOf = ({ id, name }: Plan['teams'][number]): string => (id === null ? name : String(id));

export function groupsOf(plan: Plan): Group[] {
  if (plan.kind !== 'groups') return [];
  const drawn = drawGroups(orderOf(plan), plan.groupCount);
  const places = new Map(plan.teams.map((team, i) => [keyOf(team), `${i}`]));
  const byHand = plan.groups?.map((group) => group.flatMap((key) => places.get(key) ?? []));
  const isWhole = byHand?.length === drawn.length && byHand.flat().length === plan.teams.length;
  return isWhole ? drawn.map(({ name }, i) => ({ name, teams: byHand[i] ?? [] })) : drawn;
}

/** [FX19] */
export function moveToGroup(plan: Plan, place: string, group: string): Partial<Plan> {
  const groups = groupsOf(plan).map(({ name, teams }) => {
    const others = teams.filter((one) => one !== place);
    const members = name === group ? [...others, place] : others;
    return members.flatMap((one) => {
      const team = plan.teams[Number(one)];
      return team ? [keyOf(team)] : [];
    });
  });
  return { groups };
}

/** The fixtures; null if a round has more matches than there is room for. */
export function makeProgram(plan: Plan, known: CompetitionBasis['pitches']): ProgramRound[] | null {
  const { times, pitches, weekdays } = plan;
  if (times.length === 0 || pitches.length === 0 || weekdays.length === 0 || plan.teams.length < 2) return null;
  const planned = planSeason(formatOfPlan(plan), slotsOf(plan, known));
  return planned && toProgram(planned);
}

function formatOfPlan(plan: Plan): SeasonFormat {
  const { kind, twice, qualifiers, twoLegs, thirdPlace } = plan;
  const knockout = { twoLegs, thirdPlace };
  return kind === 'groups'
    ? { kind, groups: groupsOf(plan), twice, qualifiers, knockout }
    : { kind, teams: orderOf(plan), twice, knockout };
}

/** When and where matches may be. */
function slotsOf(plan: Plan, known: CompetitionBasis['pitches']): SlotPlan {
  const { weekdays, firstDay, daysOff, times, pitches } = plan;
  const hours = new Map(known.map((pitch) => [pitch.name, pitch.hours]));
  const minutes = matchMinutes(plan.rules.halfMinutes);
  return {
    firstDay,
    weekdays,
    daysOff,
    pace: 'week',
    times: times.toSorted(),
    pitches,
    isOpen: ({ pitch, ...kickOff }) => isOpenFor(hours.get(pitch), { ...kickOff, minutes }),
  };
}

/** [FX12] How many matches a round has at most, and how many fit. */
export const roomFor = (plan: Plan, known: CompetitionBasis['pitches']): { matches: number; slots: number } => ({
  matches: plan.teams.length < 2 ? 0 : largestRound(formatOfPlan(plan)),
  slots: slotsPerRound(slotsOf(plan, known)),
});

/** As it is sent. */
export function toRequest(plan: Plan, program: ProgramRound[], makeCurrent: boolean): PublishRequest {
  const groups = groupsOf(plan);
  const { competitionId, name, nameLatin, logo, seasonId, season, rules, teams } = plan;
  return {
    season: seasonId === null ? { ...season, makeCurrent } : { id: seasonId },
    competition:
      competitionId === null
        ? { name, nameLatin, city: null, logoId: logo?.id ?? null, rank: 100 }
        : { id: competitionId },
    format: formatOf(plan),
    rules,
    teams: teams.map((team, i) => ({
      ...team,
      nameLatin: team.nameLatin ?? null,
      group: groups.find((group) => group.teams.includes(`${i}`))?.name ?? null,
      seed: plan.kind !== 'league' && plan.seeded ? i + 1 : null,
    })),
    rounds: program,
  };
}
