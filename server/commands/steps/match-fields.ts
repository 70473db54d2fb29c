import type { CalendarMatch, MatchFields } from '#contract/desk/calendar.ts';
import { addMinutes, dayAt, instantOf, timeAt } from '#domain/formatting/sofia-time.ts';
import { findClashes, isMistake } from '#domain/match/clash.ts';
import { isHandedIn } from '#domain/match/rules/match-record.ts';
import type { EditedMatchRow } from '#server/db/matches/office-calendar.ts';
import { listEnteredTeams, listPlannedMatches, lockCalendar, meetInGameweek } from '#server/db/matches/edit-match.ts';
import { pitchNamed } from '#server/db/pitches/pitches.ts';
import { findReferee } from '#server/db/referees/referees.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';
import { versionOf } from '#server/commands/steps/refuse-conflict.ts';
import type { Tag } from '#server/db/tags.ts';

/** [PL5] With the pitch by its name, however it was typed. */
export const withKnownPitch = async (tx: Queryable, fields: MatchFields): Promise<MatchFields> => ({
  ...fields,
  venue: fields.venue && (await pitchNamed(tx, fields.venue)),
});

/** In this order: the version is a digest of their text. */
export const fieldsOf = (row: EditedMatchRow): MatchFields => ({
  day: row.startTime && dayAt(row.startTime),
  time: row.startTime && timeAt(row.startTime),
  venue: row.venue,
  refereeId: row.refereeId,
  note: row.note,
  homeId: row.homeId,
  awayId: row.awayId,
  gameweekId: row.gameweekId,
});

export function presentMatch(row: EditedMatchRow): CalendarMatch {
  const { id, competition, status, startTime, score, official, penalties, lineups, unnamedGoals, entries, untouched } =
    row;
  const fields = fieldsOf(row);
  return {
    fields,
    version: versionOf(fields),
    id,
    competition,
    status,
    startTime: startTime?.toISOString() ?? null,
    score,
    official,
    penalties,
    lineups,
    unnamedGoals,
    handedIn: row.isOrganisersResult || isHandedIn({ status, entries }),
    untouched,
    bracketSlot: row.bracketSlot,
  };
}

/** The kick-off that was chosen; null if none was. */
export function startOf({ day, time }: Pick<MatchFields, 'day' | 'time'>): Date | null {
  if (day === null && time === null) return null;
  if (day === null) throw new InvalidField('day', 'required', 'The day is missing');
  if (time === null) throw new InvalidField('time', 'required', 'The time is missing');
  return instantOf(day, time);
}

export async function checkReferee(tx: Queryable, refereeId: number | null): Promise<void> {
  if (refereeId !== null && !(await findReferee(tx, refereeId)))
    throw new InvalidField('refereeId', 'gone', 'There is no such referee');
}

type Pairing = Pick<MatchFields, 'homeId' | 'awayId' | 'gameweekId'>;

/** [CH7] Two different teams of the competition, and the group that both are in. */
export async function checkTeams(
  tx: Queryable,
  { homeId, awayId, gameweekId }: Pairing,
  competition: number,
  matchId: number | null,
): Promise<{ keys: string[]; groupId: number | null }> {
  if (homeId !== null && homeId === awayId)
    throw new InvalidField('awayId', 'same_team', 'A team does not play itself');
  const wanted = [homeId, awayId].filter((id) => id !== null);
  const teams = await listEnteredTeams(tx, competition, wanted);
  const [home, away] = [homeId, awayId].map((id) => teams.find((team) => team.id === id));
  if (homeId !== null && !home) throw notEntered('homeId');
  if (awayId !== null && !away) throw notEntered('awayId');
  await lockCalendar(tx);
  if (home && away && (await meetInGameweek(tx, gameweekId, [home.id, away.id], matchId)))
    throw new InvalidField('awayId', 'met_already', 'These two already meet in this gameweek');
  return {
    keys: [home, away].flatMap((team) => team?.key ?? []),
    groupId: home && home.groupId === away?.groupId ? home.groupId : null,
  };
}

const notEntered = (field: string) =>
  new InvalidField(field, 'not_in_competition', 'The team does not take part in this competition');

interface Planned {
  id: number | null;
  start: Date;
  halfMinutes: number;
  venue: string | null;
  referee: number | null;
  teams: readonly (number | null)[];
}

const DAY_MINUTES = 24 * 60;

/** [CH3] [CH8] Refuses mistakes, and a pitch that somebody else took meanwhile; of what was not changed none is new. */
export async function refuseMistakes(
  tx: Queryable,
  { teams, ...match }: Planned,
  isNew: { team: boolean; referee: boolean; pitch: boolean },
  seen: readonly number[] | undefined,
): Promise<void> {
  await lockCalendar(tx);
  const near = await listPlannedMatches(
    tx,
    addMinutes(match.start, -DAY_MINUTES),
    addMinutes(match.start, DAY_MINUTES),
  );
  const planned = { ...match, teams: teams.filter((id) => id !== null) };
  const clashes = findClashes(planned, near);
  for (const clash of clashes.filter(isMistake)) {
    if (clash.kind === 'referee' && isNew.referee)
      throw new InvalidField('refereeId', 'referee_engaged', 'The referee has another match then');
    if (clash.kind === 'team' && isNew.team)
      throw new InvalidField('time', 'team_engaged', 'One of the teams has another match then');
  }
  const isTaken = clashes.some(({ kind, with: other }) => kind === 'pitch' && seen?.includes(other.id ?? 0) === false);
  if (isTaken && isNew.pitch)
    throw new InvalidField('venue', 'pitch_taken', 'Somebody else has put a match on this pitch at this time');
}

/** Whatever shows a match that is to be played. */
export const tagsOf = ({ id, competitionId, refereeId, homeId, awayId }: EditedMatchRow): Tag[] => [
  `match:${id}`,
  'live',
  `competition:${competitionId}`,
  ...[homeId, awayId].flatMap((team): Tag[] => (team === null ? [] : [`team:${team}`])),
  ...(refereeId === null ? [] : ([`referee:${refereeId}`] as const)),
];
