import { randomUUID } from 'node:crypto';
import { actRequestSchema } from '#contract/desk/acts.ts';
import { idText } from '#contract/http/shared.ts';
import type { DeskMatchRow } from '#server/db/matches/desk-matches.ts';
import { findDeskMatch, listDeskMatches } from '#server/db/matches/desk-matches.ts';
import { ApiError, OperatorError } from '#server/errors.ts';
import { recordAct } from '#server/ledger/record-act.ts';
import type { Command } from './command.ts';
import { dateText, printMatch } from './print-match.ts';
import { describeIssue, parseMatchArguments, readInstant, toAct, type OptionValues } from './match-arguments.ts';
import { withLeague } from './with-database.ts';

const DAY = 24 * 60 * 60_000;
const NONE_NEAR = 'No match is within a day of now. The number of any other ends the address of its page.';

export const matchCommand: Command = {
  summary: 'record what happens in a match, or show it',
  help: `Usage: delta match                          matches of these days, with their numbers
       delta match ID                       the match, its people and its ledger
       delta match ID ACT [options]         record an act

Acts
  lineup --team home --starters 1,4,5,8,9,10 [--substitutes 7,11] [--captain 4]
  kick-off                                phase half-time | second-half | extra-time | penalties …
  stop-clock, start-clock                 final-whistle
  hand-in                                 after that changes need a reason
  goal --team home --player 9 [--assist 7] [--own-goal] [--penalty]
  card yellow | second-yellow | red --team away --player 4
  penalty missed | saved --team home --player 9
  shoot-out-kick scored | missed --team home [--player 9]
  substitution --team home --in 7 --out 9
  man-of-the-match --player 9 --team home
  statistics --file FILE                  as the desk takes them, in JSON
  award --home 3 --away 0 --reason-bg TEXT [--reason-en TEXT]
  postpone, abandon, cancel               reschedule --start "2026-03-15 19:00" [--venue TEXT]
  withdraw REVISION --reason TEXT         take back an entry of the ledger
  correct REVISION ACT …  --reason TEXT   what happened instead

Players are named by the number on their shirt, or by #id. The ID of a match ends the address of its page too.

Options
  --minute N, --extra-time N   when it happened, if not now: 25 and 2 for 25+2
  --at TIME                    the same by the clock on the wall: "2026-03-15 19:24", in Sofia
  --reason TEXT                needed once the match was handed in
  --key TEXT                   a name for the act: recorded twice under one name it counts once
  --json                       answer in JSON
  --help                       this text`,
  run: async (args) => {
    const { values, positionals } = parseMatchArguments(args);
    const [idWord, ...words] = positionals;
    return withLeague(async ({ db }) => {
      if (idWord === undefined) {
        const rows = await listDeskMatches(db, {
          from: new Date(Date.now() - DAY),
          until: new Date(Date.now() + DAY),
          live: true,
        });
        const line = ({ id, status, startTime, home, away, competition }: (typeof rows)[number]) =>
          `${String(id).padStart(5)}  ${status.padEnd(9)}  ${dateText(startTime).padEnd(16)}  ${home?.name ?? '?'} – ${away?.name ?? '?'} (${competition.name})`;
        return print(values, { matches: rows }, rows.map(line).join('\n') || NONE_NEAR);
      }
      const { success, data: matchId } = idText.safeParse(idWord);
      if (!success) throw new OperatorError(`${idWord} is not the number of a match (delta match lists them).`);
      const match = await findDeskMatch(db, matchId);
      if (!match) throw new OperatorError(`There is no match ${matchId} (delta match lists them).`);
      if (words.length === 0) return print(values, match, printMatch(match, new Date()));
      const act = readAct(words, values, match);
      const recorded = await recordAct(db, { matchId, ...act }, new Date()).catch((error: unknown) =>
        inWords(error, match),
      );
      const { revision, status, phase, score } = recorded;
      const standing = score ? `${score.home}:${score.away}` : 'not begun';
      return print(values, recorded, `Entry ${revision}: ${status}, ${phase}, ${standing}.`);
    });
  },
};

function readAct(words: string[], values: OptionValues, match: DeskMatchRow) {
  const { success, data, error } = actRequestSchema.safeParse({
    act: toAct(words, values, match),
    at: readInstant(values.at),
    reason: values.reason,
  });
  if (!success) {
    throw new OperatorError(`${describeIssue(words, error.issues[0])} (delta match --help lists the acts).`);
  }
  const { act, at, reason } = data;
  return { act, at: at === undefined ? undefined : new Date(at), reason, key: values.key ?? randomUUID() };
}

/** A refusal by the rules is an answer for the user, not a failure of the program. Players are named, not numbered by us. */
function inWords(error: unknown, { players }: DeskMatchRow): never {
  if (!(error instanceof ApiError)) throw error;
  const named = error.message.replaceAll(/\bPlayer (\d+)\b/g, (_, id: string) => {
    const player = players.find((one) => one.id === Number(id));
    if (!player) return `Player #${id}`;
    return player.shirtNumber === null ? player.name : `${player.name} (${player.shirtNumber})`;
  });
  throw new OperatorError(`${named}.`, { cause: error });
}

function print({ json }: OptionValues, data: object, text: string): number {
  process.stdout.write(`${json ? JSON.stringify(data) : text}\n`);
  return 0;
}
