import type { Calendar } from '#contract/desk/calendar.ts';
import type { CompetitionList } from '#contract/desk/competitions.ts';
import type { AwardFields, BestTeam } from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths } from '#contract/paths.ts';
import type { DeskLeague } from '#tests/support/desk-league.ts';
import { competitionId, readCompetition } from '#tests/support/office-competitions.ts';
import type { OfficeClient } from '#tests/support/office.ts';

interface Command {
  /** Under which the journal has it. */
  what: string;
  url: string;
  payload?: Record<string, unknown>;
  /** A public answer that must be another afterwards; null for what concerns nobody outside. */
  seenAt: string | null;
}

/** Its endpoint, as the description of the desk has it, and what is sent when its turn comes. */
export type CommandCase = [endpoint: string, make: () => Promise<Command>];

/** What earlier commands answered, for later ones. */
export type Answers = Map<string, { id?: number; number?: number; version?: string } & Record<string, unknown>>;

export type Given = () => { league: DeskLeague; office: OfficeClient; answers: Answers };

/** The league as commands speak of it. */
export function inLeague(get: Given) {
  const id: DeskLeague['id'] = (...of) => get().league.id(...of);
  const player = (key: string) => get().league.player(key);
  const team = (key: string) => id('teams', key);
  const answer = (endpoint: string) => get().answers.get(endpoint) ?? {};
  const idOf = (endpoint: string) => answer(endpoint).id ?? 0;
  const search = (text: string) => `${apiPaths.search}?q=${encodeURIComponent(text)}`;
  const liga = () => id('competitions', 'liga');
  const record = async () => readCompetition(get().office.device, await competitionId(get().league));
  const squad = (key: string) => apiPaths.teamSquad(team(key));
  const calendar = () => get().office.send<Calendar>('GET', deskPaths.calendar);
  const match = async (key: string) => {
    const { matches } = await calendar();
    const found = matches.find((candidate) => candidate.id === id('matches', key));
    if (!found) throw new Error(`There is no match ${key}`);
    return found;
  };
  const season = async (yearStart: number) => {
    const { seasons } = await get().office.send<CompetitionList>('GET', deskPaths.competitions);
    const found = seasons.find((one) => one.yearStart === yearStart);
    if (!found) throw new Error(`There is no season ${yearStart}`);
    const { id: seasonId, isCurrent: _current, competitions: _count, ...fields } = found;
    return { seasonId, fields };
  };
  const award = (): AwardFields => ({
    subtype: 'MVP',
    playerId: player('ivan'),
    teamId: null,
    gameweek: null,
    awardedOn: '2026-03-10',
    notesBg: null,
    notesEn: null,
    picture: null,
  });
  const bestTeam = async () => get().office.send<BestTeam>('GET', deskPaths.bestTeam((await record()).id, 2));
  const details = (key: string) => apiPaths.matchDetails(id('matches', key));
  return {
    id,
    player,
    team,
    answer,
    idOf,
    search,
    liga,
    record,
    squad,
    calendar,
    match,
    season,
    award,
    bestTeam,
    details,
  };
}
