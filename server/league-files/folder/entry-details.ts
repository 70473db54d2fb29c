import { z } from 'zod';
import { POSITIONS } from '#domain/lineup/position.ts';
import { renamePlayers } from '#domain/match/rename-players.ts';
import { CellProblem, cut, type Kind } from './cells.ts';
import { because } from './problems.ts';

const player = z.string();
const places = z.array(
  z.strictObject({ player, shirtNumber: z.int().nullable(), position: z.enum(POSITIONS).nullable() }),
);
const counts = z.record(z.string(), z.number());
const date = { startTime: z.iso.datetime({ offset: true }).nullable(), venue: z.string().nullable() };

const score = z.strictObject({ home: z.int().min(0), away: z.int().min(0) }).nullable();

/** A line-up, statistics, an award, a new date, a result. */
const detailsSchema = z.union([
  z.strictObject({ team: z.enum(['home', 'away']), starters: places, substitutes: places, captain: player.nullable() }),
  z.strictObject({
    teams: z.partialRecord(z.enum(['home', 'away']), counts),
    players: z.array(z.looseObject({ player })),
  }),
  z.strictObject({ home: z.int().min(0), away: z.int().min(0), reasonBg: z.string(), reasonEn: z.string() }),
  z.strictObject({ ...date, from: z.strictObject(date), quiet: z.literal(true).optional() }),
  z.strictObject({
    halfTime: score,
    fullTime: score,
    extraTime: score,
    penalties: score,
    players: z
      .array(
        z.strictObject({
          player,
          side: z.enum(['home', 'away']),
          starter: z.boolean(),
          minutes: z.int().nullable(),
          assists: z.int(),
          goalsConceded: z.int().nullable(),
        }),
      )
      .optional(),
  }),
]);

/** What the desk recorded beyond the columns of the ledger; players by their keys. */
export const entryDetails: Kind = {
  description: 'JSON, as exported',
  parse: (cell) => {
    try {
      const details: unknown = JSON.parse(cell);
      // Not what zod returns: an exact copy keeps the order of the properties.
      if (detailsSchema.safeParse(details).success) return details as object;
    } catch {
      // Thrown below.
    }
    throw new CellProblem(because('notDetails', { written: cut(cell) }));
  },
  format: (value) => JSON.stringify(value),
  toStored: (details, idOf) => renamePlayers(Object(details), (player) => idOf('players', [player])),
  mentions: { table: 'players', rename: renamePlayers },
};

export function playersIn(details: object): string[] {
  const players: string[] = [];
  renamePlayers(details, (name) => {
    players.push(String(name));
    return name;
  });
  return players;
}
