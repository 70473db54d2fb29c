import type { Bilingual, Competition, Player, Team } from '#web/football/model.ts';
import type { ClockReading } from '#web/ui/use-clock.ts';
import { fields, number, text, type Fields } from './read.ts';

const readImage = (of: Fields): string | null => text(of.logo_url) ?? text(of.logo) ?? text(of.badge);

export function readTeam(value: unknown): Team | null {
  const team = fields(value);
  const id = number(team.id);
  const name = text(team.name);
  if (id === null || name === null) return null;
  return { id, name, shortName: text(team.short_name) ?? codeOf(name), badge: readImage(team) };
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

export function readCompetition(value: unknown): Competition | null {
  const competition = fields(value);
  const id = number(competition.id);
  const name = text(competition.name);
  return id === null || name === null ? null : { id, name, logo: readImage(competition) };
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
