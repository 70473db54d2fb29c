import type { FastifyInstance } from 'fastify';
import { requestEndpoints, type ClubRequest, type OfficeRequests } from '#contract/desk/requests.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { turnOf } from '#domain/club/requests.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { findNumberHolder, readDoubts } from '#server/commands/requests/read-doubts.ts';
import {
  acceptRequest,
  acceptRequests,
  answerTransfer,
  outcomeOf,
  refuseRequest,
  withdrawRequest,
} from '#server/commands/requests/decide-requests.ts';
import { askTransferInstead } from '#server/commands/requests/ask-transfer-instead.ts';
import { sendRequest } from '#server/commands/requests/send-request.ts';
import {
  listAskedTransfers,
  listDecidedRequests,
  listOpenRequests,
  listTeamRequests,
  type RequestRow,
} from '#server/db/requests/requests.ts';
import type { Database } from '#server/db/transactions.ts';
import { serveDesk } from './serve-desk.ts';

/** [CB2] Clubs and organisers read for so long how requests ended. */
const SHOWN = 30 * 24 * 60 * 60_000;
const shownSince = (at: Date) => new Date(at.getTime() - SHOWN);
/** More than a league decides in the weeks before a season. */
const MOST_DECIDED = 500;

/** What clubs ask for, and what the league says. */
export const requestRoutes = (app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) =>
  serveDesk(app, requestEndpoints, now, {
    listTeamRequests: async ({ params: { teamId }, actor: { at } }) => ({
      sent: (await listTeamRequests(db, teamId, shownSince(at))).map((row) => present(row, at)),
      asked: (await listAskedTransfers(db, teamId)).map((row) => present(row, at)),
    }),
    sendRequest: ({ params, body, actor }) => sendRequest(db, actor, { ...body, ...params }),
    withdrawRequest: ({ params, actor }) => withdrawRequest(db, actor, params),
    answerTransfer: ({ params, body, actor }) => answerTransfer(db, actor, { ...body, ...params }),
    listRequests: ({ actor }) => readOpen(db, actor.at),
    listDecidedRequests: async ({ actor: { at } }) => {
      const rows = await listDecidedRequests(db, shownSince(at), MOST_DECIDED + 1);
      const requests = rows.slice(0, MOST_DECIDED).map((row) => ({ ...present(row, at), picture: pictureOf(row) }));
      return { requests, hasMore: rows.length > MOST_DECIDED };
    },
    acceptRequest: ({ params, body, actor }) => acceptRequest(db, actor, { ...body, ...params }),
    acceptRequests: ({ body, actor }) => acceptRequests(db, actor, body),
    askTransferInstead: ({ params, body, actor }) => askTransferInstead(db, actor, { ...body, ...params }),
    refuseRequest: ({ params, body, actor }) => refuseRequest(db, actor, { ...body, ...params }),
  });

async function readOpen(db: Database, at: Date): Promise<OfficeRequests> {
  const teams = new Map<number, OfficeRequests['teams'][number]>();
  for (const row of await listOpenRequests(db)) {
    const group = teams.get(row.team.id) ?? { team: row.team, requests: [] };
    const [doubts, numberOf] = [await readDoubts(db, row, at), await findNumberHolder(db, row, at)];
    group.requests.push({
      ...present(row, at),
      doubts,
      numberOf,
      picture: pictureOf(row),
      registration: row.registration,
    });
    teams.set(row.team.id, group);
  }
  return { teams: [...teams.values()] };
}

/** What it brings, else whom it is about, else the crest. */
function pictureOf({ content: { kind, payload }, team, player, registration }: RequestRow) {
  if (registration?.hasPhoto) return { address: deskPaths.registrationPhoto(registration.id) };
  if ('picture' in payload && payload.picture) return { address: payload.picture.address };
  const address = kind === 'team-data' ? team.crest : (player?.picture ?? null);
  return address === null ? null : { address };
}

const present = (row: RequestRow, at: Date): ClubRequest => ({
  id: row.id,
  kind: row.content.kind,
  payload: row.content.payload,
  team: row.team,
  player: row.player && { id: row.player.id, name: row.player.name, nameLatin: row.player.nameLatin },
  otherTeam: row.otherTeam,
  sentBy: row.sentBy,
  sentAt: row.sentAt.toISOString(),
  turn: turnOf({ ...row, kind: row.content.kind }, dayAt(at)),
  answerUntil: row.answerUntil,
  answer: row.answer,
  outcome: outcomeOf(row),
  fromRegistration: row.fromRegistration,
  registration: row.registration && { id: row.registration.id, waits: row.registration.waits },
});
