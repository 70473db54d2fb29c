import type { Position } from '#domain/lineup/position.ts';
import type { TeamRank } from '#domain/team/rank.ts';
import type { Calendar } from './calendar.ts';
import { CLUBS } from './clubs.ts';
import type { Footballer, People } from './people.ts';
import type { Random } from './random.ts';
import { addDays, ageOn } from '#domain/formatting/sofia-time.ts';
import type { Member, Squads } from './squads.ts';
import { countInLine, LEAGUE_CLUBS } from './squads.ts';

interface Market {
  random: Random;
  calendar: Calendar;
  people: People;
  squads: Squads;
}

/** Three windows: the winter of the previous season, the summer between the two, the break of this one. */
export function moveAbout(market: Market) {
  const { random, calendar } = market;
  const winter = calendar.previousSeasonDay('01-12');
  const summer = calendar.current.startsOn;
  const midSeason = calendar.week(-5).startsOn;
  const days = (from: string, span: number, count: number) =>
    Array.from({ length: count }, () => addDays(from, random.int(0, span))).toSorted();

  for (const day of days(winter, 14, 8)) moveBetweenClubs(market, day);
  for (const day of days(summer, 2, 22)) moveBetweenClubs(market, day);
  for (const day of days(summer, 2, 3)) release(market, day);
  for (const [i, day] of days(summer, 2, 8).entries()) signFreeAgent(market, day, i < 2 ? 'youngest' : 'grown');
  for (const [i, day] of days(summer, 2, 5).entries()) registerSecondTeam(market, day, i < 4 ? 'SECONDARY' : 'THIRD');
  for (const day of days(midSeason, 5, 6)) moveBetweenClubs(market, day);
  for (const day of days(midSeason, 5, 1)) release(market, day);
  for (const day of days(midSeason, 5, 2)) signFreeAgent(market, day, 'grown');
}

/** Members who can be spared and have not just arrived: a club keeps its keepers and four of every line. */
function spareMembers({ squads }: Market, team: string, day: string): Member[] {
  const members = squads.membersOn(team, day).filter(({ membership }) => membership.rank === 'MAIN');
  if (members.length <= 15) return [];
  return members.filter(
    ({ footballer, membership }) =>
      footballer.line !== 'GK' &&
      countInLine(members, footballer.line) > 4 &&
      membership.leftOn === null &&
      addDays(membership.joinedOn, 60) < day &&
      !squads.memberships.some(({ player, rank }) => player === footballer.entry.key && rank !== 'MAIN'),
  );
}

function pickLeaver(market: Market, day: string): Member | undefined {
  for (const club of market.random.shuffle(CLUBS)) {
    const spare = spareMembers(market, club.key, day);
    if (spare.length > 0) return market.random.pick(spare);
  }
  return undefined;
}

function moveBetweenClubs(market: Market, day: string) {
  const leaver = pickLeaver(market, day);
  if (!leaver) return;
  const fromTeam = leaver.membership.team;
  const buyer = market.random
    .shuffle(CLUBS)
    .find(({ key }) => key !== fromTeam && market.squads.membersOn(key, day).length < 20);
  if (!buyer) return;
  leaver.membership.leftOn = addDays(day, -1);
  join(market, leaver.footballer, fromTeam, buyer.key, day, 'MAIN');
}

function release(market: Market, day: string) {
  const leaver = pickLeaver(market, day);
  if (!leaver) return;
  leaver.membership.leftOn = addDays(day, -1);
  const { key } = leaver.footballer.entry;
  market.squads.transfers.push({
    key: `${key}-${day}`,
    player: key,
    fromTeam: leaver.membership.team,
    toTeam: null,
    rank: 'MAIN',
    movedOn: day,
  });
}

function signFreeAgent(market: Market, day: string, kind: 'youngest' | 'grown') {
  const { random, people, squads, calendar } = market;
  // A boy of fifteen today was fifteen when he signed, or he could not have signed.
  const daysOld = kind === 'youngest' ? random.int(5670, 5800) : random.int(19 * 366, 34 * 365);
  const footballer = people.createFootballer({
    position: random.pick<Position>(['CB', 'CM', 'ST', 'LW', 'RB', 'MID']),
    birthdate: addDays(calendar.today, -daysOld),
    level: kind === 'youngest' ? -6 : 2,
    temper: 1,
  });
  squads.footballers.set(footballer.entry.key, footballer);
  const buyer = random.shuffle(CLUBS).find(({ key }) => squads.membersOn(key, day).length < 20) ?? random.pick(CLUBS);
  join(market, footballer, null, buyer.key, day, 'MAIN');
}

/** A youngster also turns out for a smaller club, a veteran for the neighbours: his own club stays his own. */
function registerSecondTeam(market: Market, day: string, rank: TeamRank) {
  const { random, squads, calendar } = market;
  const wanted = rank === 'SECONDARY' ? (age: number) => age >= 18 && age < 25 : (age: number) => age > 30;
  for (const club of random.shuffle(CLUBS.slice(0, LEAGUE_CLUBS))) {
    const member = squads
      .membersOn(club.key, day)
      .find(
        ({ footballer, membership }) =>
          footballer.line !== 'GK' &&
          membership.rank === 'MAIN' &&
          wanted(ageOn(footballer.entry.birthdate ?? '', calendar.today)) &&
          !squads.memberships.some((other) => other.player === membership.player && other.rank !== 'MAIN'),
      );
    if (!member) continue;
    join(market, member.footballer, club.key, random.pick(CLUBS.slice(LEAGUE_CLUBS)).key, day, rank);
    return;
  }
}

function join(
  { squads, random }: Market,
  { entry }: Footballer,
  fromTeam: string | null,
  toTeam: string,
  day: string,
  rank: TeamRank,
) {
  // Also the numbers of those who signed for a later day of the same window.
  const worn = new Set(
    squads.memberships
      .filter(({ team, leftOn }) => team === toTeam && (leftOn === null || leftOn >= day))
      .map(({ shirtNumber }) => shirtNumber),
  );
  const free = Array.from({ length: 30 }, (_, i) => i + 2).filter((number) => !worn.has(number));
  squads.memberships.push({
    team: toTeam,
    player: entry.key,
    shirtNumber: free.length > 0 ? random.pick(free) : null,
    rank,
    joinedOn: day,
    leftOn: null,
  });
  squads.transfers.push({ key: `${entry.key}-${day}`, player: entry.key, fromTeam, toTeam, rank, movedOn: day });
}
