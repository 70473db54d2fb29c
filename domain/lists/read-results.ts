import { changesBetween } from '#domain/formatting/nearest.ts';
import type { Score } from '#domain/match/score.ts';
import { teamKey } from './match-teams.ts';
import { splitText } from './split-text.ts';

export interface ResultMatch {
  id: number;
  /** As the team is called, in any language. */
  home: readonly string[];
  away: readonly string[];
}

type ResultLine =
  | { text: string; match: number; score: Score }
  | { text: string; reason: 'no-score' | 'no-teams' | 'no-match' | 'twice' };

/** "3:1", "3 - 1", and the two cells of a spreadsheet. */
const SCORE = /(?<!\d)(\d{1,2})\s*[:–—-]\s*(\d{1,2})(?!\d)/u;
const CELLS = /(?:^|\t)\s*(\d{1,2})\s*\t\s*(\d{1,2})\s*(?=\t|$)/u;
/** A date or a time of day before the teams is no score. */
const WHEN =
  /\b\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?(?:\s*г\.?)?|\b\d{4}-\d\d-\d\d\b|\b(?:[01]\d|2[0-3]):[0-5]\d\b(?=.*\d\s*[:–—-]\s*\d)/gu;
const BETWEEN = /\s+[-–—]\s+|\s*\t\s*|\s*[;|]\s*|\s+(?:vs?\.?|срещу)\s+/iu;

/**
 * [RL6] The results of a gameweek as somebody pastes them, a match a line: „Локо - Септември 3:1“, „Локо 3:1 Септември“ or the cells
 * of a spreadsheet. Teams are known by any spelling, and the host may stand second.
 */
export function readResults(text: string, matches: readonly ResultMatch[]): ResultLine[] {
  const { rows } = splitText(text);
  const seen = new Set<number>();
  return rows.map(({ cells }): ResultLine => {
    const line = cells.join('\t');
    const shown = cells.filter((cell) => cell !== '').join(' ');
    const bare = line.replaceAll(WHEN, ' ').replace(/^\s*\d{1,2}[.)]\s+/u, '');
    const found = SCORE.exec(bare) ?? CELLS.exec(bare);
    if (!found) return { text: shown, reason: 'no-score' };
    const score = { home: Number(found[1]), away: Number(found[2]) };
    const [before, after] = [bare.slice(0, found.index), bare.slice(found.index + found[0].length)];
    const sides = sidesOf(before, after);
    if (!sides) return { text: shown, reason: 'no-teams' };
    const [first, second] = sides;
    const match = matches.find((one) => isTeam(first, one.home) && isTeam(second, one.away));
    const turned = match ? undefined : matches.find((one) => isTeam(second, one.home) && isTeam(first, one.away));
    const of = match ?? turned;
    if (!of) return { text: shown, reason: 'no-match' };
    if (seen.has(of.id)) return { text: shown, reason: 'twice' };
    seen.add(of.id);
    return { text: shown, match: of.id, score: turned ? { home: score.away, away: score.home } : score };
  });
}

/** The two names around the score, or both on one side of it. */
function sidesOf(before: string, after: string): [string, string] | null {
  const trimmed = [before, after].map((part) => part.replaceAll(/^[\s–—:;,|-]+|[\s–—:;,|-]+$/gu, ''));
  const [first = '', second = ''] = trimmed;
  if (/\p{L}/u.test(first) && /\p{L}/u.test(second)) return [first, second];
  const names = (first || second).split(BETWEEN).filter((name) => /\p{L}/u.test(name));
  if (names.length === 2) return [names[0] ?? '', names[1] ?? ''];
  // „Локо-Септември“, where no name has a hyphen of its own.
  const close = (first || second).split(/[-–—]/u).filter((name) => /\p{L}/u.test(name));
  return close.length === 2 ? [close[0] ?? '', close[1] ?? ''] : null;
}

const isTeam = (written: string, names: readonly string[]): boolean => {
  const key = teamKey(written);
  return names.some((name) => {
    const known = teamKey(name);
    return known === key || (key.length > 4 && changesBetween(key, known) <= 1) || startsLike(key, known);
  });
};

/** „Локо“ for „Локомотив“, and „Дружба“ for „Дружба 98“. */
const startsLike = (short: string, long: string): boolean => short.length > 3 && long.startsWith(short);
