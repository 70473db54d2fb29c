import type { FastifyInstance } from 'fastify';
import { teamEndpoints } from '#contract/desk/teams.ts';
import { addToSquad } from '#server/commands/squads/add-to-squad.ts';
import { createTeam } from '#server/commands/teams/create-team.ts';
import { deleteTeam } from '#server/commands/teams/delete-team.ts';
import { dateSquad } from '#server/commands/squads/date-squad.ts';
import { editMember } from '#server/commands/squads/edit-member.ts';
import { editTeam } from '#server/commands/teams/edit-team.ts';
import { removeFromSquad } from '#server/commands/squads/remove-from-squad.ts';
import { runOnce } from '#server/commands/run-command.ts';
import { storeUpload } from '#server/db/pictures/pictures.ts';
import { listTeamMatches, listTeamTransfers } from '#server/db/teams/office-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Reader } from '#server/db/queryable.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { drawCrest } from '#server/pictures/draw-crest.ts';
import type { PictureConverter } from '#server/pictures/picture-converter.ts';
import { readTeam, readTeamList } from './read-team.ts';

interface TeamOptions {
  db: Database;
  /** For the table; without it nobody has a place. */
  reader: Reader | null;
  converter: PictureConverter;
  now: () => Date;
}

/** Teams and their squads. */
export const teamRoutes = (app: FastifyInstance, { db, reader, converter, now }: TeamOptions) =>
  serveDesk(app, teamEndpoints, now, {
    listTeams: ({ actor }) => readTeamList(db, actor.at),
    createTeam: ({ body, actor }) => createTeam(db, actor, body),
    getTeam: ({ params, actor }) => readTeam(db, reader, params.teamId, actor.at),
    editTeam: ({ params, body, actor }) => editTeam(db, actor, { ...body, ...params }),
    deleteTeam: ({ params, actor }) => deleteTeam(db, actor, params),
    listTeamMatches: async ({ params }) => ({ matches: await listTeamMatches(db, params.teamId) }),
    listTeamTransfers: async ({ params }) => ({ transfers: await listTeamTransfers(db, params.teamId) }),
    drawCrest: async ({ body, actor }) => {
      const drawn = await drawCrest(body, converter);
      return runOnce(db, actor, (tx) => storeUpload(tx, drawn, actor.at));
    },
    addToSquad: ({ params, body, actor }) => addToSquad(db, actor, { ...body, ...params }),
    dateSquad: ({ params, body, actor }) => dateSquad(db, actor, { ...body, ...params }),
    editMember: ({ params, body, actor }) => editMember(db, actor, { ...body, ...params }),
    removeFromSquad: ({ params, actor }) => removeFromSquad(db, actor, params),
  });
