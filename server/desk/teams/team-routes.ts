import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { deskPaths } from '#contract/desk/paths.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import { addToSquadSchema, editMemberSchema, type Moved, type SavedMember } from '#contract/desk/players.ts';
import {
  drawCrestSchema,
  editTeamSchema,
  teamFields,
  type SavedTeam,
  type Team,
  type TeamList,
  type TeamMatches,
  type TeamTransfers,
} from '#contract/desk/teams.ts';
import { idText } from '#contract/http/shared.ts';
import { addToSquad } from '#server/commands/add-to-squad.ts';
import { createTeam } from '#server/commands/create-team.ts';
import { deleteTeam } from '#server/commands/delete-team.ts';
import { editMember } from '#server/commands/edit-member.ts';
import { editTeam } from '#server/commands/edit-team.ts';
import { removeFromSquad } from '#server/commands/remove-from-squad.ts';
import { runOnce } from '#server/commands/run-command.ts';
import { storeUpload } from '#server/db/desk/pictures.ts';
import { listTeamMatches, listTeamTransfers } from '#server/db/desk/teams.ts';
import type { Database } from '#server/db/open.ts';
import type { Reader } from '#server/db/reader.ts';
import { drawCrest } from '#server/pictures/draw-crest.ts';
import type { PictureConverter } from '#server/pictures/picture-converter.ts';
import { actorAt } from '#server/desk/actor.ts';
import { readInput } from '#server/desk/read-input.ts';
import { readTeam, readTeamList } from './read-team.ts';

interface TeamOptions {
  db: Database;
  /** For the table; without it nobody has a place. */
  reader: Reader | null;
  converter: PictureConverter;
  now: () => Date;
}

type WithTeam = { Params: { teamId: string } };
type WithMembership = { Params: { membershipId: string } };

/** For organisers: teams and their squads. */
export function teamRoutes(app: FastifyInstance, { db, reader, converter, now }: TeamOptions) {
  const actorOf = actorAt(now);
  const teamIn = ({ params }: { params: WithTeam['Params'] }) => readInput(idText, params.teamId, 'The id of the team');
  const membershipIn = ({ params }: { params: WithMembership['Params'] }) =>
    readInput(idText, params.membershipId, 'The id of the membership');
  const bodyAs = <Schema extends z.ZodType>(schema: Schema, { body }: FastifyRequest, what: string) =>
    readInput(schema, body, what);

  app.get(deskPaths.teams, (): Promise<TeamList> => readTeamList(db, now()));

  app.post(deskPaths.teams, async (request, reply): Promise<SavedTeam> => {
    const created = await createTeam(db, actorOf(request), bodyAs(teamFields, request, 'The team'));
    void reply.code(201);
    return created;
  });

  app.get<WithTeam>(deskPaths.team(':teamId'), (request): Promise<Team> =>
    readTeam(db, reader, teamIn(request), now()),
  );

  app.put<WithTeam>(deskPaths.team(':teamId'), async (request): Promise<SavedTeam> => {
    const { version, ...fields } = bodyAs(editTeamSchema, request, 'The team');
    return editTeam(db, actorOf(request), { id: teamIn(request), fields, version });
  });

  app.delete<WithTeam>(deskPaths.team(':teamId'), async (request, reply) => {
    await deleteTeam(db, actorOf(request), teamIn(request));
    return reply.code(204).send();
  });

  app.get<WithTeam>(deskPaths.teamMatches(':teamId'), async (request): Promise<TeamMatches> => ({
    matches: await listTeamMatches(db, teamIn(request)),
  }));

  app.get<WithTeam>(deskPaths.teamTransfers(':teamId'), async (request): Promise<TeamTransfers> => ({
    transfers: await listTeamTransfers(db, teamIn(request)),
  }));

  app.post(deskPaths.drawnCrests, async (request, reply): Promise<UploadedPicture> => {
    const drawn = await drawCrest(bodyAs(drawCrestSchema, request, 'The crest'), converter);
    void reply.code(201);
    return runOnce(db, actorOf(request), (tx) => storeUpload(tx, drawn, now()));
  });

  app.post<WithTeam>(deskPaths.squad(':teamId'), async (request, reply): Promise<Moved> => {
    const added = bodyAs(addToSquadSchema, request, 'The player');
    const moved = await addToSquad(db, actorOf(request), { ...added, teamId: teamIn(request) });
    void reply.code(201);
    return moved;
  });

  app.put<WithMembership>(deskPaths.membership(':membershipId'), async (request): Promise<SavedMember> => {
    const { version, ...fields } = bodyAs(editMemberSchema, request, 'The player');
    return editMember(db, actorOf(request), { membershipId: membershipIn(request), fields, version });
  });

  app.delete<WithMembership>(deskPaths.membership(':membershipId'), (request): Promise<Moved> =>
    removeFromSquad(db, actorOf(request), membershipIn(request)),
  );
}
