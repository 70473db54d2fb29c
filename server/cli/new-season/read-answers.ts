import { MAX_GROUPS } from '#domain/fixtures/groups.ts';
import { MAX_KNOCKOUT_TEAMS } from '#domain/fixtures/knockout.ts';
import { slotsPerRound } from '#domain/fixtures/schedule-rounds.ts';
import { largestRound } from '#domain/fixtures/plan-season.ts';
import { memoize } from '#domain/formatting/memoize.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { addDays } from '#domain/formatting/sofia-time.ts';
import { matchMinutes } from '#domain/match/expected-end.ts';
import type { KnownTeam } from '#server/db/queries/known-league.ts';
import { parseDay } from '#server/league-files/folder/calendar-cells.ts';
import { quoted } from '#server/league-files/folder/cells.ts';
import type { NameIndex } from '#server/league-files/folder/name-index.ts';
import { indexTeams } from '#server/league-files/known-teams.ts';
import { teamKey } from '#server/league-files/new-season/season-tables.ts';
import { areGroupsDrawn, formatOf, gameweeksOf, groupsOf, teamId, type Answers, type TypedTeam } from './answers.ts';

/** An invalid answer; the message says what would be valid. */
export class AnswerProblem extends Error {}

const MAX_TEAMS = 64;
const LONGEST_NAME = 100;
/** More than a winter break has. */
const LONGEST_BREAK = 200;

export function readName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  if (name === '') throw new AnswerProblem('a name is needed');
  if (name.length > LONGEST_NAME) throw new AnswerProblem(`${quoted(name)} is longer than ${LONGEST_NAME} characters`);
  if (/\p{Cc}/u.test(name) || teamKey(name) === '') throw new AnswerProblem(`${quoted(name)} is not a name`);
  return name;
}

export function readSeason(text: string): Pick<Answers, 'yearStart' | 'yearEnd'> {
  const [, first, second] = /^\s*(\d{4})(?:\s*[/–-]\s*(\d{2}|\d{4}))?\s*$/.exec(text) ?? [];
  const yearStart = Number(first);
  const yearEnd = second === undefined ? yearStart : Number(`${first}`.slice(0, 4 - second.length) + second);
  if (!(yearStart >= 1800 && yearEnd >= yearStart && yearEnd <= yearStart + 1))
    throw new AnswerProblem(`${quoted(text)} is not a season such as 2026/2027, or 2027`);
  return { yearStart, yearEnd };
}

export function readChoice<Word extends string>(text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text.trim().toLowerCase());
  if (found === undefined) throw new AnswerProblem(`${quoted(text)} is none of ${words.join(', ')}`);
  return found;
}

export function readNumber(text: string, least: number, most: number): number {
  const number = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new AnswerProblem(`${quoted(text)} is not a whole number from ${least} to ${most}`);
  return number;
}

/** One team per line, or "team; group". Refuses a line that repeats a team. */
export function readTeamLines(lines: readonly string[], known: readonly KnownTeam[]): TypedTeam[] {
  const seen = new Map<string, string>();
  const index = indexTeams(known);
  return lines.map((line) => {
    const [typed = '', group = '', ...more] = line.split(';');
    if (more.length > 0) throw new AnswerProblem(`${quoted(line)} has more than a team and its group`);
    const team = findTeam(readName(typed), known, index);
    const namesake = seen.get(teamId(team));
    if (namesake !== undefined) {
      const alike =
        namesake === team.typed ? 'is already in the list' : `cannot be distinguished from ${quoted(namesake)}`;
      throw new AnswerProblem(`${quoted(team.typed)} ${alike}`);
    }
    seen.set(teamId(team), team.typed);
    return { ...team, group: group.trim() === '' ? null : readName(group) };
  });
}

/** By key, name or former name. */
function findTeam(typed: string, known: readonly KnownTeam[], index: NameIndex): Omit<TypedTeam, 'group'> {
  const byKey = known.find(({ key }) => key === typed);
  const [key, ...others] = byKey ? [byKey.key] : index.find(typed);
  if (key !== undefined && others.length > 0)
    throw new AnswerProblem(`${quoted(typed)} may be any of ${[key, ...others].join(', ')}; write which`);
  const found = known.find((team) => team.key === key);
  return { key: found?.key ?? null, name: found?.name ?? typed, typed };
}

export function readTeams(text: string, { format, knownTeams }: Answers): TypedTeam[] {
  // U+FFFD: the file is damaged, or its encoding unknown.
  if (text.includes('\uFFFD')) throw new AnswerProblem('some letters cannot be read; save the file as UTF-8');
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const teams = readTeamLines(
    lines.filter((line) => line.trim() !== ''),
    knownTeams,
  );
  const least = format === 'groups' ? 4 : 2;
  const most = format === 'knockout' ? MAX_KNOCKOUT_TEAMS : MAX_TEAMS;
  if (teams.length < least || teams.length > most)
    throw new AnswerProblem(`a ${format} season needs from ${least} to ${most} teams, not ${teams.length}`);
  if (areGroupsDrawn({ teams })) checkDrawnGroups(teams, format);
  return teams;
}

function checkDrawnGroups(teams: readonly TypedTeam[], format: Answers['format']) {
  if (format !== 'groups') throw new AnswerProblem(`there are no groups in a ${format} season`);
  const without = teams.find(({ group }) => group === null);
  if (without) throw new AnswerProblem(`${quoted(without.name)} has no group, but others have`);
  const names = [...new Set(teams.map(({ group }) => group))];
  if (names.length < 2 || names.length > MAX_GROUPS)
    throw new AnswerProblem(`there can be from 2 to ${MAX_GROUPS} groups, not ${names.length}`);
  const single = names.find((name) => teams.filter(({ group }) => group === name).length < 2);
  if (single !== undefined) throw new AnswerProblem(`group ${quoted(single ?? '')} has a single team`);
}

export const maxGroups = ({ teams }: Answers): number => Math.min(MAX_GROUPS, Math.floor(teams.length / 2));

/** How many teams of each group can advance so that they fill a bracket. */
export function maxAdvancing(answers: Answers): number {
  const groups = groupsOf(answers);
  const smallest = Math.min(...groups.map(({ teams }) => teams.length));
  return Math.min(smallest, Math.floor(MAX_KNOCKOUT_TEAMS / groups.length));
}

const listOf = (text: string, separators: RegExp): string[] =>
  text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** As English and Bulgarian write them, whole or short; 0 is Sunday. */
const weekdayNames = memoize(() =>
  Array.from({ length: 7 }, (_, weekday) => {
    const date = new Date(Date.UTC(2023, 0, 1 + weekday));
    return ['en', 'bg'].flatMap((locale) =>
      (['long', 'short'] as const).map((length) =>
        new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(date).toLowerCase(),
      ),
    );
  }),
);

export function readWeekdays(text: string): number[] {
  const weekdays = listOf(text, /[,;\s]+/).map((word) => {
    const found = weekdayNames().findIndex((names) => names.includes(word.toLowerCase()));
    if (found < 0) throw new AnswerProblem(`${quoted(word)} is not a weekday such as sat, Sunday or нд`);
    return found;
  });
  if (weekdays.length === 0) throw new AnswerProblem('a weekday is needed, such as sat, Sunday or нд');
  return [...new Set(weekdays)];
}

function readDay(text: string): string {
  const day = parseDay(text.trim());
  if (day === null) throw new AnswerProblem(`${quoted(text)} is not a day such as 2026-03-15 or 15.3.2026`);
  return day;
}

export function readFirstDay(text: string, { yearStart, yearEnd }: Answers): string {
  const day = readDay(text);
  const year = Number(day.slice(0, 4));
  if (year < yearStart || year > yearEnd)
    throw new AnswerProblem(`${day} is not in the season ${seasonName({ yearStart, yearEnd })}`);
  return day;
}

/** Days and ranges of days: 2026-12-14..2027-02-28. */
export function readDaysOff(text: string): string[] {
  if (text.trim().toLowerCase() === 'none') return [];
  return listOf(text, /[,;]/).flatMap((part) => {
    const [first = '', last = first] = part.split('..');
    const [from, to] = [readDay(first), readDay(last)];
    if (to < from) throw new AnswerProblem(`${quoted(part)} ends before it begins`);
    if (to > addDays(from, LONGEST_BREAK))
      throw new AnswerProblem(`${quoted(part)} is longer than ${LONGEST_BREAK} days`);
    const days: string[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
    return days;
  });
}

export function readPitches(text: string): string[] {
  const pitches = listOf(text, /[,;]/).map(readName);
  const twice = pitches.find((pitch, i) => pitches.indexOf(pitch) < i);
  if (twice !== undefined) throw new AnswerProblem(`${quoted(twice)} is there twice`);
  if (pitches.length === 0) throw new AnswerProblem('a pitch is needed');
  return pitches;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** In order, far enough apart for a match, and enough for a round. */
export function readTimes(text: string, answers: Answers): string[] {
  const times = listOf(text, /[,;\s]+/)
    .map((word) => {
      const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(word) ?? [];
      if (hours === '') throw new AnswerProblem(`${quoted(word)} is not a time such as 19:30`);
      return `${hours.padStart(2, '0')}:${minutes}`;
    })
    .toSorted();
  const length = matchMinutes(answers.halfMinutes);
  const close = times.find((time, i) => i > 0 && minutesOf(time) - minutesOf(times[i - 1] ?? '') < length);
  if (close !== undefined)
    throw new AnswerProblem(`a match takes ${length} minutes, but ${close} comes sooner after the time before it`);
  const available = slotsPerRound({ ...answers, times });
  const matches = largestRound(formatOf(answers));
  if (available < matches)
    throw new AnswerProblem(
      `a round has ${matches} matches, but there is room for ${available} in a ${answers.pace}: more times, pitches or weekdays are needed`,
    );
  return times;
}

/** Enough for a round, one after another from ten o'clock until the end of the day. */
export function defaultTimes(answers: Answers): string {
  const length = matchMinutes(answers.halfMinutes);
  const needed = Math.ceil(largestRound(formatOf(answers)) / slotsPerRound({ ...answers, times: ['10:00'] }));
  const kickOffs = Array.from({ length: needed }, (_, i) => 10 * 60 + i * length).filter(
    (minutes) => minutes < 22 * 60,
  );
  return kickOffs.map((minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`).join(', ');
}

export function readSeasonStart(text: string, answers: Answers): string {
  const day = readDay(text);
  const first = firstMatchDay(answers);
  if (day > first) throw new AnswerProblem(`the first match is on ${first}, before the season starts`);
  return day;
}

export function readSeasonEnd(text: string, answers: Answers): string {
  const day = readDay(text);
  const last = lastMatchDay(answers);
  if (day < last) throw new AnswerProblem(`the last match is on ${last}, after the season ends`);
  if (day <= answers.startsOn) throw new AnswerProblem(`the season starts on ${answers.startsOn}, it must end later`);
  return day;
}

export const firstMatchDay = (answers: Answers): string => gameweeksOf(answers)[0]?.startsOn ?? answers.firstDay;
export const lastMatchDay = (answers: Answers): string => gameweeksOf(answers).at(-1)?.endsOn ?? answers.firstDay;
