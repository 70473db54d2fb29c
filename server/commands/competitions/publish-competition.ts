import type { CompetitionFields } from '#contract/desk/competitions.ts';
import type { Published, PublishRequest } from '#contract/desk/publish.ts';
import { programMistakes } from '#domain/fixtures/check-program.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import { insertGroups } from '#server/db/competitions/competition-teams.ts';
import {
  findCompetitionIn,
  findCompetitionKey,
  insertCompetition,
  insertCompetitionSeason,
  insertEntries,
  insertGameweeks,
  insertMatches,
  resetAnnounced,
} from '#server/db/competitions/publish.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Tag } from '#server/db/tags.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshSearchIndex } from '#server/db/search/search-index.ts';
import { InvalidField } from '#server/errors.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { addSeason, requireSeason } from '#server/commands/steps/season-fields.ts';
import { checkCompetition, checkRules } from '#server/commands/steps/competition-fields.ts';
import { findOrAddTeams } from '#server/commands/steps/find-or-add-teams.ts';
import { findSharingFault } from '#server/commands/steps/find-sharing-fault.ts';
import { refuseSharedPlayers } from '#server/commands/steps/refuse-shared-players.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** A new competition in a season with its teams and all matches: everything, or nothing. */
export function publishCompetition(db: Database, actor: Actor, request: PublishRequest): Promise<Published> {
  return runCommand(db, actor, async (tx) => {
    const { rules, format, rounds } = request;
    checkRules(rules);
    checkProgram(request);
    const seasonId = 'id' in request.season ? request.season.id : await addSeason(tx, request.season);
    const season = await requireSeason(tx, seasonId);
    const days = rounds.flatMap(({ matches }) => matches.map(({ day }) => day)).toSorted();
    const [startsOn = season.startsOn, endsOn = startsOn] = [days[0], days.at(-1)];
    if (startsOn < season.startsOn || endsOn > season.endsOn)
      throw new InvalidField('rounds', 'outside_season', 'A match is before the season begins, or after it ends');
    const { id: competitionId, key, name } = await findOrAddCompetition(tx, request.competition);
    const there = await findCompetitionIn(tx, competitionId, seasonId);
    if (there && !there.isAnnounced)
      throw new InvalidField('competition', 'played_in_season', 'The competition is played in this season already');
    const teams = await findOrAddTeams(tx, request.teams);
    const entered = teams.map((team) => ({ id: team.id, withdrawnOn: null }));
    await refuseSharedPlayers(tx, entered, { startsOn, endsOn }, { field: 'teams' });
    // Copied from a season in which the other was played too.
    const isAlone = (await findSharingFault(tx, { competitionId, seasonId }, rules)) !== null;
    const shared = isAlone ? { sharesWith: null, sharesYellows: false } : {};
    const decided = { ...rules, ...shared };
    const played = { ...decided, format, startsOn, endsOn };
    if (there) await resetAnnounced(tx, there.id, played);
    const id = there?.id ?? (await insertCompetitionSeason(tx, { ...played, competitionId, seasonId }));
    const groups = [...new Set(request.teams.map(({ group }) => group))].filter((group) => group !== null);
    const groupIds = new Map((await insertGroups(tx, id, groups.toSorted())).map((group) => [group.name, group.id]));
    const groupOf = (at: number | null) => groupIds.get((at === null ? null : request.teams[at]?.group) ?? '') ?? null;
    await insertEntries(
      tx,
      request.teams.map(({ seed }, at) => ({
        competitionSeasonId: id,
        teamId: teams[at]?.id ?? 0,
        groupId: groupOf(at),
        seed,
      })),
    );
    const gameweeks = await insertGameweeks(
      tx,
      rounds.map(({ eliminationRound, matches }, at) => {
        const played = matches.map(({ day }) => day).toSorted();
        const startsOnDay = played[0] ?? startsOn;
        const number = at + 1;
        return {
          competitionSeasonId: id,
          number,
          startsOn: startsOnDay,
          endsOn: played.at(-1) ?? startsOnDay,
          eliminationRound,
        };
      }),
    );
    const gameweekIds = new Map(gameweeks.map((gameweek) => [gameweek.number, gameweek.id]));
    const taken = new Set<string>();
    const rows = rounds.flatMap(({ eliminationRound, matches }, at) =>
      matches.map((match) => {
        const [home, away] = [match.home, match.away].map((place) => (place === null ? null : (teams[place] ?? null)));
        const which =
          eliminationRound === null
            ? [home?.key, away?.key]
            : [eliminationRound.replaceAll('_', '-'), match.bracketSlot];
        const wanted = [key, season.key, ...which].join('-');
        let free = wanted;
        for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
        taken.add(free);
        return {
          key: free,
          competitionSeasonId: id,
          gameweekId: gameweekIds.get(at + 1) ?? 0,
          groupId: eliminationRound === null ? groupOf(match.home) : null,
          bracketSlot: match.bracketSlot,
          homeTeamId: home?.id ?? null,
          awayTeamId: away?.id ?? null,
          homeOrigin: match.homeOrigin,
          awayOrigin: match.awayOrigin,
          startTime: instantOf(match.day, match.time),
          venue: match.pitch,
          changedAt: actor.at,
        };
      }),
    );
    for (const row of rows) row.key = await freeKey(tx, 'matches', row.key);
    await insertMatches(tx, rows);
    await refreshSearchIndex(tx);
    return {
      result: { id, competitionId, matches: rows.length },
      change: {
        what: 'publish_competition',
        about: `${name} ${seasonName(season)}`,
        subject: competitionSeasonSubject(id),
        after: { format, teams: request.teams.length, matches: rows.length, startsOn, endsOn },
        tags: [
          ...(['names', 'competitions', 'results', 'live'] as const),
          `competition:${competitionId}`,
          ...teams.map((team): Tag => `team:${team.id}`),
        ],
      },
    };
  });
}

/** [FX17] Whatever the browser has shown: a program may send anything. */
function checkProgram({ rounds, rules, teams }: PublishRequest): void {
  const [mistake] = programMistakes(rounds, rules.halfMinutes);
  if (mistake) throw new InvalidField('rounds', mistake.code, 'The fixtures cannot be played so');
  const places = rounds.flatMap(({ matches }) => matches.flatMap(({ home, away }) => [home, away]));
  if (places.some((place) => place !== null && place >= teams.length))
    throw new InvalidField('rounds', 'invalid', 'A match names a team that is not in the list');
  const isOpen = rounds.some(
    ({ eliminationRound, matches }) =>
      eliminationRound === null && matches.some(({ home, away }) => home === null || away === null),
  );
  if (isOpen) throw new InvalidField('rounds', 'invalid', 'Only knockout matches wait for their teams');
  const seeds = teams.map(({ seed }) => seed).filter((seed) => seed !== null);
  if (new Set(seeds).size < seeds.length) throw new InvalidField('teams', 'seed_taken', 'Two teams have one seed');
}

async function findOrAddCompetition(tx: Queryable, competition: { id: number } | CompetitionFields) {
  if ('id' in competition) {
    const found = await findCompetitionKey(tx, competition.id);
    if (!found) throw new InvalidField('competition', 'gone', 'There is no such competition');
    return { id: competition.id, ...found };
  }
  const stored = await checkCompetition(tx, competition, null).catch((error: unknown) => {
    if (error instanceof InvalidField)
      throw new InvalidField(
        `competition.${error.details.field ?? ''}`,
        error.details.reason ?? 'invalid',
        error.message,
      );
    throw error;
  });
  const key = await freeKey(tx, 'competitions', slug(stored.nameLatin) || 'competition');
  return { id: await insertCompetition(tx, { ...stored, key }), key, name: stored.name };
}
