import { disciplinesIn, type Suspension } from '#domain/player/suspension.ts';
import { listNamedAppearances } from '#server/db/queries/check-matches.ts';
import {
  listAppearances,
  listBans,
  listBegunMatches,
  listCardRules,
  listDisciplined,
} from '#server/db/queries/discipline.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readerIn } from '#server/db/reader.ts';
import { readTeamMatches } from '#server/match-report/read-suspensions.ts';
import { finding, type Finding } from './faults.ts';

interface Offence {
  matchId: number;
  playerId: number;
  suspension: Suspension;
}

/** [SU13] Who played although he was suspended. */
export async function checkSuspended(db: Queryable): Promise<Finding[]> {
  const offences = await findOffences(db);
  const named = await listNamedAppearances(db, offences);
  return named.map(({ player, playerId, ...match }) => {
    const offence = offences.find((each) => each.matchId === match.id && each.playerId === playerId);
    const { cause = 'ban', until = null } = offence?.suspension ?? {};
    return finding('played-suspended', match, `${player}, ${CAUSES[cause]}${until === null ? '' : ` until ${until}`}`, {
      player,
      cause,
    });
  });
}

const CAUSES: Record<Suspension['cause'], string> = {
  yellows: 'suspended by yellow cards',
  SECOND_YELLOW: 'suspended by a second yellow card',
  RED_CARD: 'suspended by a red card',
  ban: 'banned by the commission',
};

async function findOffences(db: Queryable): Promise<Offence[]> {
  const reader = readerIn(db);
  const playerIds = await listDisciplined(reader);
  if (playerIds.length === 0) return [];
  const bans = await listBans(reader, playerIds);
  const rules = await listCardRules(reader);
  const played = new Set((await listAppearances(reader, playerIds)).map(keyOf));
  const matchesByPlayer = await readTeamMatches(reader, await listBegunMatches(reader, playerIds), rules);
  return [...matchesByPlayer].flatMap(([playerId, matches]) => {
    const kickOffs = new Map(matches.map((match) => [match, new Date(match.startTime).toISOString()]));
    const disciplines = disciplinesIn(
      matches,
      bans.filter((ban) => ban.playerId === playerId),
      (match) => kickOffs.get(match as (typeof matches)[number]) ?? '',
    );
    return matches.flatMap(({ matchId }, index) => {
      const suspension = disciplines[index]?.suspension;
      return suspension && played.has(keyOf({ matchId, playerId })) ? [{ matchId, playerId, suspension }] : [];
    });
  });
}

const keyOf = ({ matchId, playerId }: { matchId: number; playerId: number }) => `${matchId}:${playerId}`;
