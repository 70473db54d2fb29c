import { expect } from 'vitest';
import type { Calendar, CalendarMatch, MatchFields, SavedMatch } from '#contract/desk/calendar.ts';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Journal } from '#contract/desk/people.ts';
import { deskLeague, openDeskLeague, type DeskLeague } from './desk-league.ts';
import type { Device } from './desk-people.ts';
import { match } from './small-league.ts';

/**
 * The league of the desk with two matches in April that nobody else disturbs: Балик – Рилци on Friday the 10th at 19:00,
 * and Вихър – Орловец on Saturday the 11th at 19:00 on another pitch, which Стоян Динев referees.
 */
export function openCalendarLeague(): Promise<DeskLeague> {
  const league = deskLeague();
  const gameweek = 1;
  league.matches.push(
    match('friday', { gameweek, home: 'balik', away: 'riltsi', startTime: '2026-04-10T16:00:00Z' }),
    match('saturday', {
      gameweek,
      home: 'vihar',
      away: 'orlovets',
      startTime: '2026-04-11T16:00:00Z',
      venue: 'Терен Изток',
      referee: 'ref',
    }),
  );
  return openDeskLeague(league);
}

export async function readCalendar(device: Device): Promise<Calendar> {
  const sent = await device.send('GET', deskPaths.calendar);
  expect({ status: sent.statusCode, body: sent.body.slice(0, 300) }).toMatchObject({ status: 200 });
  return sent.json<Calendar>();
}

export async function readMatch(league: DeskLeague, device: Device, key: string): Promise<CalendarMatch> {
  const id = league.id('matches', key);
  const found = (await readCalendar(device)).matches.find((one) => one.id === id);
  if (!found) throw new Error(`The calendar has no match ${key}`);
  return found;
}

interface Edit {
  version?: string;
  quiet?: boolean;
  undo?: number;
  seen?: number[];
}

/** Changes some fields of a match as the form does. */
export async function tryEdit(
  league: DeskLeague,
  device: Device,
  key: string,
  change: Partial<MatchFields>,
  edit: Edit = {},
) {
  const { fields, version, id } = await readMatch(league, device, key);
  return device.send('PUT', deskPaths.officeMatch(id), { ...fields, ...change, version, ...edit });
}

export async function edit(...sent: Parameters<typeof tryEdit>): Promise<SavedMatch> {
  const [league] = sent;
  const before = league.notified.length;
  const answered = await tryEdit(...sent);
  expect({ status: answered.statusCode, body: answered.body }).toMatchObject({ status: 200 });
  await league.untilNotified(before + 1);
  return answered.json<SavedMatch>();
}

/** Status, reason and field of a refusal. */
export function refusalOf(sent: Awaited<ReturnType<Device['send']>>) {
  const { reason, field } = sent.json<DeskErrorResponse>();
  return [sent.statusCode, reason, ...(field === undefined ? [] : [field])];
}

export async function lastJournal(device: Device, count = 1): Promise<Journal['entries']> {
  return (await device.send('GET', deskPaths.journal)).json<Journal>().entries.slice(0, count);
}
