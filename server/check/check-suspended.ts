import { disciplinesIn, type Suspension } from '#domain/player/suspension.ts';
import { listNamedAppearances } from '#server/db/check/check-matches.ts';
import {
  listAppearances,
  listBans,
  listBegunMatches,
  listCardMatches,
  listCardRules,
  listDisciplined,
} from '#server/db/discipline/discipline.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readCards, readTeamMatches } from '#server/discipline/read-suspensions.ts';
import { finding, type Finding } from './faults.ts';

interface Offence {
  matchId: number;
  playerId: number;
  suspension: Suspension;
}

/** So many at a time: the matches of all who ever were shown a card do not fit into memory. */
const PLAYERS_AT_A_TIME = 200;

/** [SU13] Who played although he was suspended. */
export async function checkSuspended(db: Queryable): Promise<Finding[]> {
  const offences = await findOffences(db);
  const suspensions = new Map(offences.map((offence) => [keyOf(offence), offence.suspension]));
  const named = await listNamedAppearances(db, offences);
  return named.map(({ player, playerId, ...match }) => {
    const { cause = 'ban', until = null } = suspensions.get(keyOf({ matchId: match.id, playerId })) ?? {};
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
  const playerIds = await listDisciplined(db);
  const rules = await listCardRules(db);
  const cards = await readCards(db, await listCardMatches(db));
  const offences: Offence[] = [];
  for (let first = 0; first < playerIds.length; first += PLAYERS_AT_A_TIME) {
    const some = playerIds.slice(first, first + PLAYERS_AT_A_TIME);
    const bans = await listBans(db, some);
    const played = new Set((await listAppearances(db, some)).map(keyOf));
    for (const [playerId, matches] of await readTeamMatches(db, await listBegunMatches(db, some), rules, cards)) {
      const ofPlayer = bans.filter((ban) => ban.playerId === playerId);
      disciplinesIn(matches, ofPlayer, kickOffOf).forEach(({ suspension }, index) => {
        const matchId = matches[index]?.matchId ?? 0;
        if (suspension && played.has(keyOf({ matchId, playerId }))) offences.push({ matchId, playerId, suspension });
      });
    }
  }
  return offences;
}

const kickOffOf = ({ startTime }: { startTime: Date }) => new Date(startTime).toISOString();

const keyOf = ({ matchId, playerId }: { matchId: number; playerId: number }) => `${matchId}:${playerId}`;
