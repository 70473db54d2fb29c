import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../queryable.ts';

export const seasonKey = (entry: { competition: string; season: string }) => `${entry.competition} ${entry.season}`;

/** From the keys of a league's files to the ids that the database gave. */
export class LeagueIds {
  media: Ids = new Ids('picture');
  teams: Ids = new Ids('team');
  players: Ids = new Ids('player');
  referees: Ids = new Ids('referee');
  competitions: Ids = new Ids('competition');
  competitionSeasons: Ids = new Ids('competition and season');
  groups: Ids = new Ids('group');
  gameweeks: Ids = new Ids('gameweek');
  matches: Ids = new Ids('match');
}

export class Ids {
  readonly #what: string;
  readonly #ids = new Map<string, number>();

  constructor(what: string) {
    this.#what = what;
  }

  async load(tx: Queryable, table: PgTable & { id: AnyPgColumn; key: AnyPgColumn }) {
    for (const { id, key } of await tx.select({ id: table.id, key: table.key }).from(table)) {
      this.set(key as string, id as number);
    }
  }

  set(key: string, id: number) {
    this.#ids.set(key, id);
  }

  of(key: string): number {
    const id = this.#ids.get(key);
    if (id === undefined) throw new Error(`The league names a ${this.#what} that it does not hold: ${key}`);
    return id;
  }

  maybe(key: string | null): number | null {
    return key === null ? null : this.of(key);
  }
}
