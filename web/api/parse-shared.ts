import { ELIMINATION_ROUNDS } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import { MATCH_STATUSES, type ShownStatus } from '#domain/match/status.ts';
import type { ClockReading } from '#ui/use-clock.ts';
import type { Bilingual, Competition, GameweekName, Named, Player, Team } from '#web/football/model.ts';
import { fields, number, oneOf, text, type Fields } from './parse.ts';

const parseImage = (source: Fields): string | null => text(source.logo_url) ?? text(source.logo) ?? text(source.badge);

const withId = <T extends { id: number }>(named: Named<T> | null): T | null =>
  named === null || named.id === null ? null : (named as T);

export const parseTeam = (value: unknown): Team | null => withId(parseNamedTeam(value));

export function parseNamedTeam(value: unknown): Named<Team> | null {
  const team = fields(value);
  const name = text(team.name);
  if (name === null) return null;
  return {
    id: number(team.id),
    name,
    shortName: text(team.short_name) ?? text(team.shortName) ?? codeOf(name),
    badge: parseImage(team),
  };
}

/** Рилци → РИЛ, for backends without short names. */
const codeOf = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 3)
    .toLocaleUpperCase('bg');

/** Set only where it is true: most players have a page. */
export const parsePrivate = (player: Fields): { private?: true } => (player.private === true ? { private: true } : {});

export function parsePlayer(value: unknown): Player | null {
  const player = fields(value);
  const id = number(player.id);
  const name = text(player.name);
  return id === null || name === null ? null : { id, name, picture: text(player.picture), ...parsePrivate(player) };
}

export const parseCompetition = (value: unknown): Competition | null => withId(parseNamedCompetition(value));

export function parseNamedCompetition(value: unknown): Named<Competition> | null {
  const competition = fields(value);
  const name = text(competition.name);
  if (name === null) return null;
  const nameBg = text(competition.name_bg);
  return {
    id: number(competition.id),
    name,
    logo: parseImage(competition),
    ...(nameBg !== null && nameBg !== name && { nameBg }),
  };
}

export function parseGameweekName(value: unknown): GameweekName {
  const gameweek = fields(value);
  return { number: number(gameweek.number), round: oneOf(ELIMINATION_ROUNDS, gameweek.elimination_round) };
}

/** Another backend has nothing but the scheduled time, which counts once it has passed or the match is live. */
export function parseKickOff({ kicked_off_at, start_time, status }: Fields): string | null {
  if (kicked_off_at !== undefined) return text(kicked_off_at);
  const scheduled = text(start_time);
  const at = Date.parse(scheduled ?? '');
  return at <= Date.now() || (status === 'LIVE' && !Number.isNaN(at)) ? scheduled : null;
}

export function parseIdAndName(value: unknown): { id: number; name: string } | null {
  const id = number(fields(value).id);
  const name = text(fields(value).name);
  return id === null || name === null ? null : { id, name };
}

/** `{team1, team2}`, or the same as JSON text. */
export function parseScore(value: unknown): Score | null {
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

/** null if none was sent. Of an unknown status `isLive` still says whether the match is live. */
export function parseStatus({
  status,
  isLive,
  isFinished,
  abandoned,
}: Fields): { status: ShownStatus; statusText: string } | null {
  const received = text(status);
  const known =
    oneOf(MATCH_STATUSES, received) ??
    (isLive === true ? 'LIVE' : received === null && isFinished === true ? 'FINISHED' : null);
  // [SD7]
  if (known === 'POSTPONED' && abandoned === true) return { status: 'ABANDONED', statusText: 'ABANDONED' };
  if (known !== null) return { status: known, statusText: known };
  return received === null ? null : { status: 'OTHER', statusText: received };
}

export function parseClock(source: Fields): ClockReading | null {
  const minute = number(source.current_minute) ?? number(source.minute);
  if (minute === null) return null;
  return {
    minute,
    second: number(source.current_second) ?? number(source.second) ?? 0,
    running: source.timer_running === true,
    // Only our own server says which minute of the game that is.
    ...('running_minute' in source && { countsFromOne: true as const }),
    // During server rendering the reading reaches the browser with the page.
    receivedAt: typeof document === 'undefined' ? null : Date.now(),
  };
}

/** A missing text is replaced by the other language's. */
export const bilingual = (en: unknown, bg: unknown): Bilingual => ({
  bg: text(bg) ?? text(en) ?? '',
  en: text(en) ?? text(bg) ?? '',
});
