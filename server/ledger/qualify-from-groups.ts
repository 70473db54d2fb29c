import { readOrigin, teamsOnPlaces } from '#domain/bracket/group-places.ts';
import { otherSide } from '#domain/match/score.ts';
import { readTableRows } from '#server/standings/read-table-rows.ts';
import { tableInput } from '#server/standings/table-input.ts';
import type { Tag } from '#server/db/tags.ts';
import { listMatchesAfterGroups, storeTeam } from '#server/db/ledger/group-places.ts';
import { findTableRules } from '#server/db/standings/table-rules.ts';
import { lockWithoutWaiting } from '#server/db/ledger/lock-matches.ts';
import type { Queryable } from '#server/db/queryable.ts';

/**
 * [BR10] Puts the teams of groups that are complete into the bracket, or takes them out again after a correction. In the transaction
 * that changed a table, and that locked the bracket before; returns the changed tags.
 */
export async function qualifyFromGroups(tx: Queryable, competitionSeasonId: number): Promise<Tag[]> {
  const waiting = await listMatchesAfterGroups(tx, competitionSeasonId);
  const rules = waiting.length > 0 ? await findTableRules(tx, competitionSeasonId) : null;
  if (!rules) return [];
  const standings = await readTableRows(tx, rules);
  const input = tableInput(standings);
  const teamOn = teamsOnPlaces(input, standings.matches);
  const groupOf = new Map(input.teams.map(({ id, group }) => [id, group]));
  const placesOf = (match: (typeof waiting)[number]) => ({
    home: readOrigin(match.homeOrigin ?? ''),
    away: readOrigin(match.awayOrigin ?? ''),
  });
  const isPlayedOn = new Set(
    waiting
      .filter(({ hasBegun }) => hasBegun)
      .flatMap((match) => {
        const { home, away } = placesOf(match);
        return [home?.group, away?.group];
      }),
  );
  const tags: Tag[] = [];
  const open = waiting.filter((match) => !match.hasBegun);
  const writable = await lockWithoutWaiting(
    tx,
    open.map(({ id }) => id),
  );
  for (const match of open) {
    if (!writable.has(match.id)) continue;
    const places = placesOf(match);
    for (const side of ['home', 'away'] as const) {
      const place = places[side];
      const present = match[side];
      const isFree = present === null || groupOf.get(present) === place?.group;
      if (!place || !isFree || isPlayedOn.has(place.group)) continue;
      const team = teamOn(place);
      // A team never plays itself, even in a faulty bracket.
      if (team === present || (team !== null && team === match[otherSide(side)])) continue;
      await storeTeam(tx, match.id, side, team);
      match[side] = team;
      tags.push(`match:${match.id}`, ...[present, team].flatMap((id): Tag[] => (id === null ? [] : [`team:${id}`])));
    }
  }
  return tags;
}
