import { POSITIONS, type Position } from '#domain/lineup/position.ts';
import { text } from './parse.ts';

/** By the last word, so that a centre-back is a defender. */
const WORDS: Partial<Record<string, Position>> = {
  goalkeeper: 'GK',
  keeper: 'GK',
  goalie: 'GK',
  defender: 'DEF',
  back: 'DEF',
  midfielder: 'MID',
  forward: 'FWD',
  attacker: 'FWD',
  striker: 'FWD',
  winger: 'FWD',
  вратар: 'GK',
  защитник: 'DEF',
  бранител: 'DEF',
  полузащитник: 'MID',
  халф: 'MID',
  нападател: 'FWD',
};

/** A code of ours, also for a position sent as a word; any other as received. */
export function parsePosition(value: unknown): string | null {
  const sent = text(value)?.trim() ?? null;
  if (sent === null) return null;
  const lastWord =
    sent
      .toLowerCase()
      .split(/[\s_-]+/)
      .at(-1) ?? '';
  return POSITIONS.find((code) => code === sent.toUpperCase()) ?? WORDS[lastWord] ?? sent;
}
