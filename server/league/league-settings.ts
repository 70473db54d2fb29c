import { leagueSettingsSchema, type LeagueSettings } from '#contract/http/league-settings.ts';
import { WHOLE_SETTINGS } from '#domain/league/records.ts';
import { startingSettings } from './starting-settings.ts';
import { announceChanges } from '#server/db/changes.ts';
import { claimSetting, lockSetting, readSetting, writeSetting } from '#server/db/league/settings.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** The name of the row. */
const SETTINGS = 'league';
const LONGEST_NAME = 60;

/** As the office edits them. A league that never saved any has those of a fresh one. */
export async function readLeagueSettings(db: Queryable): Promise<LeagueSettings> {
  return parseSettings(await readSetting(db, SETTINGS));
}

/** As they are until the transaction ends. */
export async function lockLeagueSettings(tx: Queryable): Promise<LeagueSettings> {
  return parseSettings(await lockSetting(tx, SETTINGS));
}

export const writeLeagueSettings = (tx: Queryable, settings: LeagueSettings): Promise<void> =>
  writeSetting(tx, SETTINGS, JSON.stringify(settings));

/** Names a league that has no settings yet, such as after the import of its first competition. */
export async function nameLeague(tx: Queryable, name: string): Promise<void> {
  const settings: LeagueSettings = { ...startingSettings, name: { bg: name.slice(0, LONGEST_NAME), en: '' } };
  if (await claimSetting(tx, SETTINGS, JSON.stringify(settings))) await announceChanges(tx, ['league', 'everything']);
}

/** Another version of the program may have written them: what is missing or cannot be is as in a fresh league. */
export function parseSettings(stored: string | null): LeagueSettings {
  if (stored === null) return startingSettings;
  const merged = mergeSettings(startingSettings, JSON.parse(stored)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(leagueSettingsSchema.shape).map(([name, schema]) => {
      const { success, data } = schema.safeParse(merged[name]);
      return [name, success ? data : startingSettings[name as keyof LeagueSettings]];
    }),
  ) as LeagueSettings;
}

/** Objects field by field; anything else as it was written. What no settings have is left out. */
export function mergeSettings(before: unknown, written: unknown): unknown {
  if (!isObject(before) || !isObject(written)) return written === undefined ? before : written;
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => [
      name,
      isWhole(name) && name in written ? written[name] : mergeSettings(value, written[name]),
    ]),
  );
}

/** The paths of what was written and no settings have. */
export function unknownSettings(known: unknown, written: unknown): string[] {
  if (!isObject(known) || !isObject(written)) return [];
  return Object.entries(written).flatMap(([name, value]) => {
    if (!(name in known)) return [name];
    return isWhole(name) ? [] : unknownSettings(known[name], value).map((path) => `${name}.${path}`);
  });
}

/** A league says about some of its records what is certain, and about the rest nothing. */
const isWhole = (name: string) => (WHOLE_SETTINGS as readonly string[]).includes(name);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
