import { readFileSync } from 'node:fs';
import type { DeskMatchRow } from '#server/db/matches/desk-matches.ts';
import { OperatorError } from '#server/errors.ts';
import { parseInstant } from '#server/league-files/folder/calendar-cells.ts';
import { readArguments } from './read-arguments.ts';

const OPTIONS = {
  team: { type: 'string' },
  player: { type: 'string' },
  assist: { type: 'string' },
  in: { type: 'string' },
  out: { type: 'string' },
  'own-goal': { type: 'boolean' },
  penalty: { type: 'boolean' },
  minute: { type: 'string' },
  'extra-time': { type: 'string' },
  starters: { type: 'string' },
  substitutes: { type: 'string' },
  captain: { type: 'string' },
  home: { type: 'string' },
  away: { type: 'string' },
  'reason-bg': { type: 'string' },
  'reason-en': { type: 'string' },
  start: { type: 'string' },
  venue: { type: 'string' },
  file: { type: 'string' },
  at: { type: 'string' },
  reason: { type: 'string' },
  key: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export type OptionValues = ReturnType<typeof parseMatchArguments>['values'];

export const parseMatchArguments = (args: string[]) =>
  readArguments('match', args, { options: OPTIONS, allowPositionals: true });

/** The act as the desk's API would get it; the contract validates it. */
export function toAct(words: string[], values: OptionValues, match: DeskMatchRow): unknown {
  const [act, detail, ...rest] = words;
  if (act === 'correct') return { act, revision: number(detail), to: toAct(rest, values, match) };
  const player = (name: keyof OptionValues) => findPlayer(match, values.team, values[name] as string | undefined);
  const moment = { minute: number(values.minute), extraTime: number(values['extra-time']) };
  switch (act) {
    case 'goal':
      return {
        act,
        team: values.team,
        player: player('player'),
        assist: player('assist'),
        ownGoal: values['own-goal'],
        penalty: values.penalty,
        ...moment,
      };
    case 'card':
      return { act, team: values.team, player: player('player'), card: detail, ...moment };
    case 'penalty':
      return { act, team: values.team, player: player('player'), result: detail, ...moment };
    case 'shoot-out-kick':
      return { act, team: values.team, player: player('player'), result: detail };
    case 'substitution':
      return { act, team: values.team, playerIn: player('in'), playerOut: player('out'), ...moment };
    case 'man-of-the-match':
      return { act, player: player('player') };
    case 'phase':
      return { act, phase: detail?.toUpperCase().replaceAll('-', '_') };
    case 'lineup': {
      const place = (word: string) => {
        const id = findPlayer(match, values.team, word);
        const { shirtNumber = null, position = null } = match.players.find((one) => one.id === id) ?? {};
        return { player: id, shirtNumber, position };
      };
      const list = (text: string | undefined) => (text ? text.split(',').map(place) : []);
      const captain = player('captain');
      return {
        act,
        team: values.team,
        starters: list(values.starters),
        substitutes: list(values.substitutes),
        captain,
      };
    }
    case 'statistics':
      return { act, ...readJson(values.file ?? '/dev/stdin') };
    case 'award':
      return {
        act,
        home: number(values.home),
        away: number(values.away),
        reasonBg: values['reason-bg'],
        reasonEn: values['reason-en'] ?? '',
      };
    case 'reschedule':
      return { act, startTime: readInstant(values.start), venue: values.venue };
    case 'withdraw':
      return { act, revision: number(detail) };
    default:
      return { act };
  }
}

/** The option or word that a part of the act comes from. */
const SOURCES: Readonly<Record<string, string>> = {
  team: '--team',
  player: '--player',
  assist: '--assist',
  playerIn: '--in',
  playerOut: '--out',
  minute: '--minute',
  extraTime: '--extra-time',
  starters: '--starters',
  substitutes: '--substitutes',
  captain: '--captain',
  home: '--home',
  away: '--away',
  reasonBg: '--reason-bg',
  reasonEn: '--reason-en',
  startTime: '--start',
  venue: '--venue',
  reason: '--reason',
  at: '--at',
  card: 'the card',
  result: 'the result',
  phase: 'the phase',
  revision: 'the number of the entry',
};

/** What is wrong with an act, in the words in which it was typed. */
export function describeIssue(words: readonly string[], issue: Issue | undefined): string {
  const parts = issue?.path.map(String) ?? [];
  const act = words[0] === 'correct' ? words[2] : words[0];
  if (issue && act === 'statistics') return `--file: ${parts.slice(1).join('.')}: ${issue.message}`;
  const name = parts.find((part) => Object.hasOwn(SOURCES, part));
  if (!issue || name === undefined) {
    return parts.at(-1) === 'act' ? `There is no act "${act ?? ''}"` : `That is not an act: ${issue?.message ?? ''}`;
  }
  const source = SOURCES[name] ?? '';
  return /received (undefined|NaN)$/.test(issue.message)
    ? `${source} is needed, or not readable`
    : `${source}: ${issue.message}`;
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** A time as in league files, in Sofia time or with an offset. Anything else is left for the contract to refuse. */
export function readInstant(text: string | undefined): string | undefined {
  const instant = text === undefined ? null : parseInstant(text);
  return instant === null ? text : new Date(instant).toISOString();
}

function readJson(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? 'is not JSON' : `cannot be read (${(error as NodeJS.ErrnoException).code})`;
    throw new OperatorError(`${file} ${reason}.`, { cause: error });
  }
}

/** By shirt number, or by `#id`. */
function findPlayer(match: DeskMatchRow, team: string | undefined, word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (word.startsWith('#')) return Number(word.slice(1));
  const teamId = team === 'home' ? match.home?.id : team === 'away' ? match.away?.id : undefined;
  const withNumber = match.players.filter(
    (player) => player.shirtNumber === Number(word) && (teamId === undefined || player.team === teamId),
  );
  const inLineup = withNumber.filter(({ starter }) => starter !== null);
  const [found, other] = inLineup.length > 0 ? inLineup : withNumber;
  if (!found) throw new OperatorError(`Nobody with number ${word} plays ${team ? `for the ${team} team` : 'here'}.`);
  if (other)
    throw new OperatorError(
      `Number ${word} is worn by ${found.name} and ${other.name}: write #${found.id} or #${other.id}.`,
    );
  return found.id;
}
