import { createHash } from 'node:crypto';
import type { League } from '../../league-files/league.ts';
import type { Queryable } from '../queryable.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { media } from '../tables/media.ts';
import { players, referees, squadMemberships, teams, transfers } from '../tables/team.ts';
import type { LeagueIds } from './league-ids.ts';

export async function writeMedia(tx: Queryable, league: League, ids: LeagueIds) {
  await bulkInsert(
    tx,
    media,
    league.media.map(({ key, type, width, height, bytes }) => ({
      key,
      digest: createHash('sha256').update(bytes).digest('hex'),
      type,
      width,
      height,
      bytes: Buffer.from(bytes),
    })),
  );
  await ids.media.load(tx, media);
}

export async function writeClubs(tx: Queryable, league: League, ids: LeagueIds) {
  await bulkInsert(
    tx,
    teams,
    league.teams.map(({ badge, ...team }) => ({ ...team, badgeId: ids.media.maybe(badge) })),
  );
  await bulkInsert(
    tx,
    players,
    league.players.map(({ picture, ...player }) => ({ ...player, pictureId: ids.media.maybe(picture) })),
  );
  await bulkInsert(
    tx,
    referees,
    league.referees.map(({ picture, ...referee }) => ({ ...referee, pictureId: ids.media.maybe(picture) })),
  );
  await ids.teams.load(tx, teams);
  await ids.players.load(tx, players);
  await ids.referees.load(tx, referees);
  await bulkInsert(
    tx,
    squadMemberships,
    league.memberships.map(({ team, player, ...membership }) => ({
      ...membership,
      teamId: ids.teams.of(team),
      playerId: ids.players.of(player),
    })),
  );
  await bulkInsert(
    tx,
    transfers,
    league.transfers.map(({ player, fromTeam, toTeam, ...transfer }) => ({
      ...transfer,
      playerId: ids.players.of(player),
      fromTeamId: ids.teams.maybe(fromTeam),
      toTeamId: ids.teams.maybe(toTeam),
    })),
  );
}
