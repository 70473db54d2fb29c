import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { Bilingual, Competition, GameweekName, Named, Player, Team } from '#web/football/model.ts';
import type { ClockReading } from '#web/ui/use-clock.ts';
import { fields, number, oneOf, text, type Fields } from './read.ts';

const readImage = (of: Fields): string | null => text(of.logo_url) ?? text(of.logo) ?? text(of.badge);

const withId = <Thing extends { id: number }>(named: Named<Thing> | null): Thing | null =>
  named === null || named.id === null ? null : (named as Thing);

export const readTeam = (value: unknown): Team | null => withId(readNamedTeam(value));

export function readNamedTeam(value: unknown): Named<Team> | null {
  const team = fields(value);
  const name = text(team.name);
  if (name === null) return null;
  return {
    id: number(team.id),
    name,
    shortName: text(team.short_name) ?? text(team.shortName) ?? codeOf(name),
    badge: readImage(team),
  };
}

/** Рилци → РИЛ: for backends that know no short names. */
const codeOf = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 3)
    .toLocaleUpperCase('bg');

export function readPlayer(value: unknown): Player | null {
  const player = fields(value);
  const id = number(player.id);
  const name = text(player.name);
  return id === null || name === null ? null : { id, name, picture: text(player.picture) };
}

export const readCompetition = (value: unknown): Competition | null => withId(readNamedCompetition(value));

export function readNamedCompetition(value: unknown): Named<Competition> | null {
  const competition = fields(value);
  const name = text(competition.name);
  return name === null ? null : { id: number(competition.id), name, logo: readImage(competition) };
}

export function readGameweekName(value: unknown): GameweekName {
  const gameweek = fields(value);
  return { number: number(gameweek.number), round: oneOf(ELIMINATION_ROUNDS, gameweek.elimination_round) };
}

/** `{team1, team2}`, or the same as JSON text. */
export function readScore(value: unknown): Score | null {
  const { team1, team2 } = fields(typeof value === 'string' ? parseJson(value) : value);
  return toScore(team1, team2);
}

export function toScore(team1: unknown, team2: unknown): Score | null {
  const home = number(team1);
  const away = number(team2);
  return home === null || away === null ? null : { home, away };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

export function readClock(of: Fields): ClockReading | null {
  const minute = number(of.current_minute) ?? number(of.minute);
  if (minute === null) return null;
  return {
    minute,
    second: number(of.current_second) ?? number(of.second) ?? 0,
    running: of.timer_running === true,
    // What the server reads while it renders reaches the browser with the page.
    receivedAt: typeof document === 'undefined' ? null : Date.now(),
  };
}

/** Each language stands in for the other where one is missing. */
export const bilingual = (en: unknown, bg: unknown): Bilingual => ({
  bg: text(bg) ?? text(en) ?? '',
  en: text(en) ?? text(bg) ?? '',
});
