import { sql, type Sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { LeagueTable } from './league-table.ts';

/** Selects the competition seasons that one row counts for. */
type SeasonsOf = (row: Sql) => Sql;

const ofItself: SeasonsOf = (row) => sql`select ${row}.competition_season_id`;
const ofItsMatch: SeasonsOf = (row) => sql`select m.competition_season_id from matches m where m.id = ${row}.match_id`;

/** Rows of these tables are in no read model. */
const NONE = null;

/**
 * The competition seasons whose read models count a row, by its table. A table that is not listed counts for all of them.
 * Rows may be stored or incoming; the latter have no id yet.
 */
const SEASONS_OF = new Map<string, SeasonsOf | null>([
  // The order of the years decides which record was set first.
  [
    'seasons',
    (row) => sql`select cs.id from seasons s join competition_seasons cs on cs.season_id = s.id
      where s.key = ${row}.key and s.year_start <> ${row}.year_start`,
  ],
  // Names order teams that are level on everything else.
  [
    'teams',
    (row) => sql`select ct.competition_season_id from teams x join competition_teams ct on ct.team_id = x.id
      where x.key = ${row}.key and x.name <> ${row}.name`,
  ],
  [
    'competition_seasons',
    (row) => sql`select cs.id from competition_seasons cs
      where cs.competition_id = ${row}.competition_id and cs.season_id = ${row}.season_id`,
  ],
  ['groups', ofItself],
  ['gameweeks', ofItself],
  ['competition_teams', ofItself],
  ['point_adjustments', ofItself],
  ['matches', ofItself],
  ['lineups', ofItsMatch],
  ['match_ledger', ofItsMatch],
  ['player_match_stats', ofItsMatch],
  ['team_match_stats', ofItsMatch],
  ...['media', 'competitions', 'players', 'referees', 'places', 'pitches', 'bans'].map(
    (table) => [table, NONE] as const,
  ),
  ...['squad_memberships', 'transfers', 'news', 'awards', 'compositions', 'sponsors', 'galleries', 'photos'].map(
    (table) => [table, NONE] as const,
  ),
]);

/** The tables whose names are searched. */
const SEARCHED = new Set(['competitions', 'teams', 'players', 'referees']);

interface Staged {
  target: Sql;
  /** Where the incoming rows are, as `i`. */
  source: Sql;
  same: Sql;
  differs: Sql;
}

/** What an import changes that read models and the search index repeat. */
export class Touched {
  #seasons: Set<number> | 'all' = new Set();
  #names = false;

  get seasons(): readonly number[] | 'all' {
    return this.#seasons === 'all' ? 'all' : [...this.#seasons].toSorted((a, b) => a - b);
  }

  /** Whether something may have got another name. */
  get names(): boolean {
    return this.#seasons === 'all' || this.#names;
  }

  addAll(): void {
    this.#seasons = 'all';
  }

  /** Before the rows that are new or differ are merged: a match that moves to another season counts for both. */
  async addStaged(tx: Queryable, { table }: LeagueTable, { target, source, same, differs }: Staged): Promise<void> {
    await this.#add(
      tx,
      table,
      (seasonsOf) => sql`
        select distinct touched.id from ${source} i left join ${target} t on ${same}
        cross join lateral (${seasonsOf(sql`t`)} union ${seasonsOf(sql`i`)}) touched (id)
        where t is null or ${differs}`,
    );
  }

  /** After the table was filled. */
  async addTable(tx: Queryable, { table }: LeagueTable): Promise<void> {
    await this.#add(
      tx,
      table,
      (seasonsOf) => sql`
        select distinct touched.id from ${sql.identifier(table)} t cross join lateral (${seasonsOf(sql`t`)}) touched (id)`,
    );
  }

  async #add(tx: Queryable, table: string, listSeasons: (seasonsOf: SeasonsOf) => Sql): Promise<void> {
    if (SEARCHED.has(table)) this.#names = true;
    const seasonsOf = SEASONS_OF.get(table);
    if (seasonsOf === undefined) this.addAll();
    if (!seasonsOf || this.#seasons === 'all') return;
    const rows = await tx.rows<{ id: number | null }>(listSeasons(seasonsOf));
    for (const { id } of rows) if (id !== null) this.#seasons.add(id);
  }
}

export async function listCompetitionSeasons(tx: Queryable): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`select id from competition_seasons order by id`);
  return rows.map(({ id }) => id);
}
