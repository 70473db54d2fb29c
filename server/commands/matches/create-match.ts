import type { MatchFields, SavedMatch } from '#contract/desk/calendar.ts';
import { findEditedMatch } from '#server/db/matches/office-calendar.ts';
import { findGameweek, insertMatch } from '#server/db/matches/edit-match.ts';
import { freeKey } from '#server/db/free-key.ts';
import type { Database } from '#server/db/transactions.ts';
import { InvalidField } from '#server/errors.ts';
import {
  checkReferee,
  checkTeams,
  presentMatch,
  refuseMistakes,
  startOf,
  tagsOf,
  withKnownPitch,
} from '#server/commands/steps/match-fields.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

export function createMatch(
  db: Database,
  actor: Actor,
  { seen, ...typed }: MatchFields & { seen?: readonly number[] | undefined },
): Promise<SavedMatch> {
  return runCommand(db, actor, async (tx) => {
    const fields = await withKnownPitch(tx, typed);
    const { gameweekId, homeId, awayId, refereeId, venue, note } = fields;
    const gameweek = await findGameweek(tx, gameweekId);
    if (!gameweek) throw new InvalidField('gameweekId', 'gone', 'There is no such gameweek');
    const { competitionSeasonId, competitionKey, seasonKey, halfMinutes } = gameweek;
    const { keys, groupId } = await checkTeams(tx, fields, competitionSeasonId, null);
    await checkReferee(tx, refereeId);
    const start = startOf(fields);
    const planned = { id: null, halfMinutes, venue, referee: refereeId, teams: [homeId, awayId] };
    if (start) await refuseMistakes(tx, { ...planned, start }, { team: true, referee: true, pitch: true }, seen);
    const id = await insertMatch(
      tx,
      {
        // As an import makes it.
        key: await freeKey(tx, 'matches', [competitionKey, seasonKey, ...keys].join('-')),
        competitionSeasonId,
        gameweekId,
        groupId: gameweek.round === null ? groupId : null,
        homeTeamId: homeId,
        awayTeamId: awayId,
        startTime: start,
        venue,
        refereeId,
        note,
      },
      actor.at,
    );
    const created = await findEditedMatch(tx, id);
    if (!created) throw new Error('The match was not created');
    return {
      result: { match: presentMatch(created), revision: null },
      change: {
        what: 'create_match',
        subject: `match:${id}`,
        matchId: id,
        after: fields,
        // Sitemaps list the pages of matches.
        tags: [...tagsOf(created), 'competitions'],
      },
    };
  });
}
