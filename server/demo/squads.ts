import type { Position } from '#domain/lineup/position.ts';
import type { MembershipEntry, TransferEntry } from '#server/league-files/league.ts';
import type { Calendar } from './calendar.ts';
import { CLUBS } from './clubs.ts';
import type { Footballer, Line, People } from './people.ts';
import type { Random } from './random.ts';
import { addDays } from '#domain/formatting/sofia-time.ts';

export interface Member {
  footballer: Footballer;
  membership: MembershipEntry;
}

export interface Squads {
  footballers: Map<string, Footballer>;
  memberships: MembershipEntry[];
  transfers: TransferEntry[];
  /** Who may turn out for the team on a day; the last day of a membership counts. */
  membersOn(team: string, day: string): Member[];
}

/** Eighteen a club: two keepers, six defenders, five in midfield, five up front. */
const SHEET: readonly Position[] = [
  'GK',
  'CB',
  'CB',
  'LB',
  'RB',
  'CM',
  'LM',
  'ST',
  'LW',
  'DM',
  'CF',
  'DEF',
  'MID',
  'RW',
  'GK',
  'FWD',
  'RM',
  'DEF',
];

/** What is told about a club shows in its squad. */
const CHARACTER: Readonly<Record<string, { age?: number; temper?: number; leastStrength?: number }>> = {
  'dobrudzha-united': { leastStrength: 0.75 },
  'iztok-city': { age: 20 },
  'druzhba-98': { age: 32 },
  'stepni-valtsi': { temper: 1.9 },
  orlovets: { temper: 0.7, leastStrength: 0.55 },
};

export const LEAGUE_CLUBS = 12;

export function foundSquads(random: Random, calendar: Calendar, people: People): Squads {
  const footballers = new Map<string, Footballer>();
  const memberships: MembershipEntry[] = [];
  const transfers: TransferEntry[] = [];
  const strengths = clubStrengths(random.fork('strengths'));
  for (const club of CLUBS) {
    const clubRandom = random.fork(club.key);
    const { age = 27, temper = 1, leastStrength = -1 } = CHARACTER[club.key] ?? {};
    const level = Math.max(leastStrength, strengths.get(club.key) ?? 0) * 4.2;
    const numbers = shirtNumbers(clubRandom);
    for (const [i, position] of SHEET.entries()) {
      const birthdate = drawBirthdate(clubRandom, calendar.today, age);
      // The first of each kind on the sheet are the ones a club is built on.
      const footballer = people.createFootballer({ position, birthdate, level: level + (i < 9 ? 3 : -3), temper });
      if (i === 7) footballer.shooting = Math.min(88, footballer.shooting + clubRandom.int(2, 12));
      memberships.push({
        team: club.key,
        player: footballer.entry.key,
        shirtNumber: numbers[i] ?? null,
        rank: 'MAIN',
        joinedOn: joinedOn(clubRandom, calendar, birthdate, position),
        leftOn: null,
      });
      footballers.set(footballer.entry.key, footballer);
    }
  }
  const squads: Squads = {
    footballers,
    memberships,
    transfers,
    membersOn: (team, day) => membersOn(team, day, memberships, footballers),
  };
  registerSpecialPlayers(random.fork('special'), calendar, people, squads);
  return squads;
}

function membersOn(
  team: string,
  day: string,
  memberships: readonly MembershipEntry[],
  footballers: ReadonlyMap<string, Footballer>,
): Member[] {
  const members: Member[] = [];
  for (const membership of memberships) {
    if (membership.team !== team || membership.joinedOn > day) continue;
    if (membership.leftOn !== null && membership.leftOn < day) continue;
    const footballer = footballers.get(membership.player);
    if (footballer) members.push({ footballer, membership });
  }
  return members;
}

/** A ladder from the best to the last, climbed by chance; the four clubs outside the league start lower. */
function clubStrengths(random: Random): Map<string, number> {
  const ladder = random.shuffle(Array.from({ length: LEAGUE_CLUBS }, (_, i) => 1.35 - i * 0.2));
  const outside = random.shuffle([0.05, -0.25, -0.6, -0.95]);
  return new Map(CLUBS.map((club, i) => [club.key, [...ladder, ...outside][i] ?? 0]));
}

function shirtNumbers(random: Random): number[] {
  const usual = random.shuffle(
    Array.from({ length: 21 }, (_, i) => i + 2).filter((n) => n !== 12 && n !== 9 && n !== 10),
  );
  const fixed: Record<number, number> = { 0: 1, 5: 10, 7: 9, 14: 12 };
  return SHEET.map((_, i) => fixed[i] ?? usual.pop() ?? 90 + i);
}

function drawBirthdate(random: Random, today: string, mean: number): string {
  const age = Math.round(mean + (random.next() + random.next() - 1) * 12);
  return addDays(today, -Math.floor(Math.min(41, Math.max(18, age)) * 365.25) - random.int(10, 350));
}

/**
 * Some came with the new season, most have been there for years; nobody before his fifteenth birthday.
 * A club without a keeper could not play in the season's first days.
 */
function joinedOn(random: Random, calendar: Calendar, birthdate: string, position: Position): string {
  const { startsOn } = calendar.previous;
  const isNew = random.chance(0.12) && position !== 'GK';
  const day = addDays(startsOn, isNew ? random.int(2, 12) : -random.int(40, 1100));
  const fifteen = addDays(birthdate, 15 * 365 + 5);
  return day < fifteen ? fifteen : day;
}

/** Foreigners, youngsters, those who asked not to be shown, those whose picture or number is missing. */
function registerSpecialPlayers(random: Random, calendar: Calendar, people: People, squads: Squads) {
  const { footballers } = squads;
  const outfield = squads.memberships.filter(({ player }) => footballers.get(player)?.line !== 'GK');
  const chosen = random.shuffle(outfield);
  const take = (count: number) => chosen.splice(0, count);

  for (const membership of take(10)) {
    const footballer = footballers.get(membership.player);
    if (!footballer) continue;
    footballers.delete(footballer.entry.key);
    people.makeForeign(footballer);
    footballers.set(footballer.entry.key, footballer);
    membership.player = footballer.entry.key;
  }
  // Old enough at the start of the previous season to have played all of it.
  for (const [i, membership] of take(5).entries()) {
    const footballer = footballers.get(membership.player);
    if (!footballer) continue;
    const days = i < 2 ? 16.6 : 17.4;
    footballer.entry.birthdate = addDays(calendar.today, -Math.floor(days * 365.25) - random.int(0, 90));
    footballer.entry.parentalDeclaration = true;
    membership.joinedOn = addDays(calendar.previous.startsOn, random.int(0, 8));
  }
  const reserves = chosen.filter(({ shirtNumber }) => shirtNumber !== 9 && shirtNumber !== 10);
  for (const { player } of reserves.splice(0, 2)) hide(footballers.get(player));
  for (const { player } of reserves.splice(0, 7)) {
    const footballer = footballers.get(player);
    if (footballer) footballer.entry.picture = null;
  }
  for (const membership of reserves.splice(0, 1)) membership.shirtNumber = null;
  for (const { player, team, joinedOn: day } of squads.memberships) {
    if (day < calendar.previous.startsOn) continue;
    squads.transfers.push({
      key: `${player}-${day}`,
      player,
      fromTeam: null,
      toTeam: team,
      rank: 'MAIN',
      movedOn: day,
    });
  }
}

function hide(footballer: Footballer | undefined) {
  if (!footballer) return;
  footballer.entry.hidden = true;
  footballer.entry.picture = null;
}

export const countInLine = (members: readonly Member[], line: Line): number =>
  members.filter(({ footballer }) => footballer.line === line).length;
