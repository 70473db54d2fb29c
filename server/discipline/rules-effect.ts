import type { RulesEffect, RulesFields } from '#contract/desk/competitions.ts';
import { buildGroupStandings, splitGroups } from '#domain/standings/build-standings.ts';
import { teamsToDrawLots } from '#domain/standings/order-table.ts';
import type { CompetitionSeasonRow } from '#server/db/competitions/office-competitions.ts';
import { listCardRules, listDisciplinedIn } from '#server/db/discipline/discipline.ts';
import { listMatchesOf } from '#server/db/matches/matches-of-leavers.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readTableRows } from '#server/standings/read-table-rows.ts';
import { tableInput, type TableRows, type TableSeason } from '#server/standings/table-input.ts';
import { readDisciplines } from './read-suspensions.ts';

/** [ST21] What other rules would change. */
export async function readRulesEffect(
  db: Queryable,
  competition: CompetitionSeasonRow,
  rules: RulesFields,
): Promise<RulesEffect> {
  return {
    places: await findMovedTeams(db, competition, rules),
    suspensions: await findOtherSuspensions(db, competition, rules),
  };
}

/** [ST20] */
export async function findLotsToDraw(db: Queryable, competition: CompetitionSeasonRow): Promise<number[][]> {
  if (competition.format === 'KNOCKOUT' || !competition.tieBreakers.includes('lots')) return [];
  const input = tableInput(await readTableRows(db, tableSeason(competition, competition)));
  return splitGroups(input).flatMap(({ table }) => teamsToDrawLots(table));
}

const tableSeason = ({ id, format }: CompetitionSeasonRow, rules: RulesFields): TableSeason => ({
  competitionSeasonId: id,
  format,
  pointsWin: rules.pointsWin,
  pointsDraw: rules.pointsDraw,
  pointsLoss: rules.pointsLoss,
  shootOuts: rules.shootOuts,
  pointsShootOutWin: rules.pointsShootOutWin,
  pointsShootOutLoss: rules.pointsShootOutLoss,
  tieBreakers: rules.tieBreakers,
  leavingResults: rules.leavingResults,
  leavingGoals: rules.leavingGoals,
});

async function findMovedTeams(
  db: Queryable,
  competition: CompetitionSeasonRow,
  rules: RulesFields,
): Promise<RulesEffect['places']> {
  if (competition.format === 'KNOCKOUT') return [];
  const [before, after] = [competition, rules].map((one) => tableSeason(competition, one)) as [
    TableSeason,
    TableSeason,
  ];
  // Cards are read if either of the two needs them.
  const tieBreakers = [...new Set([...before.tieBreakers, ...after.tieBreakers])];
  const read = await readTableRows(db, { ...before, tieBreakers });
  // [ST23] What the rule decided before is decided again.
  const decided = new Set((await listMatchesOf(db, competition.id)).flatMap((one) => (one.isByRule ? [one.id] : [])));
  const matches = read.matches.map((match) =>
    decided.has(match.id) ? { ...match, status: 'UPCOMING' as const, official: null } : match,
  );
  const rows = { ...read, matches };
  const places = new Map(tableWith(rows, before).map((row) => [row.team, row]));
  const teams = new Map(rows.teams.map(({ team }) => [team.id, team]));
  return tableWith(rows, after).flatMap(({ team: id, group, position, points }) => {
    const [team, was] = [teams.get(id), places.get(id)];
    if (!team || !was || (was.position === position && was.points === points)) return [];
    const { name, nameLatin, shortName, badge } = team;
    return [
      {
        team: { id, name, nameLatin, shortName, crest: badge },
        group,
        from: was.position,
        to: position,
        pointsFrom: was.points,
        pointsTo: points,
      },
    ];
  });
}

const tableWith = (rows: TableRows, season: TableSeason) =>
  buildGroupStandings(tableInput({ ...rows, season })).flatMap(({ group, rows: table }) =>
    table.map((row) => ({ ...row, group })),
  );

async function findOtherSuspensions(
  db: Queryable,
  { id, competitionId, seasonId }: CompetitionSeasonRow,
  rules: RulesFields,
): Promise<RulesEffect['suspensions']> {
  const listed = await listDisciplinedIn(db, id);
  const ids = listed.map(({ playerId }) => playerId);
  const known = await listCardRules(db);
  const { sharesWith, sharesYellows, yellowsPerSuspension, matchesPerRed, secondYellowIsRed } = rules;
  const changed = { sharesWith, sharesYellows, yellowsPerSuspension, matchesPerRed, secondYellowIsRed };
  const others = known.map((own) =>
    own.season === seasonId && own.competition === competitionId ? { ...own, ...changed } : own,
  );
  const next = { id: 0, competitionId };
  const before = await readDisciplines(db, next, ids, { rules: known });
  const after = await readDisciplines(db, next, ids, { rules: others });
  const matchesIn = (disciplines: typeof before, playerId: number) => {
    const suspension = disciplines.get(playerId)?.suspension;
    return suspension ? suspension.matches : 0;
  };
  return listed.flatMap(({ playerId, player, team }) => {
    const [from, to] = [matchesIn(before, playerId), matchesIn(after, playerId)];
    return from === to ? [] : [{ player, team, from, to }];
  });
}
