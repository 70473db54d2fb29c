import type { FastifyInstance } from 'fastify';
import { privacyEndpoints, type PersonalSubject } from '#contract/desk/privacy.ts';
import type { PersonalKind } from '#domain/privacy/kinds.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { eraseApplicant } from '#server/commands/privacy/erase-applicant.ts';
import { erasePlayer } from '#server/commands/privacy/erase-player.ts';
import { eraseRegistration } from '#server/commands/privacy/erase-registration.ts';
import { withdrawPhoto } from '#server/commands/privacy/withdraw-photo.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { countPlayerUses } from '#server/db/players/office-players.ts';
import {
  countOfPerson,
  countOfPlayer,
  hasNamesake,
  listTextsNaming,
  type ErasureCounts,
} from '#server/db/privacy/erase-records.ts';
import { findSubject, findSubjects, TABLE_OF } from '#server/db/privacy/personal-records.ts';
import { literally } from '#server/db/search/search-letters.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { erasePerson } from './access/erase-person.ts';
import { makePersonalZip } from './personal-zip.ts';
import { serveDesk } from './serve-desk.ts';

const LISTED = 30;

/** What the league keeps about somebody, as a file, and its deletion. */
export const privacyRoutes = (app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) =>
  serveDesk(app, privacyEndpoints, now, {
    findSubjects: async ({ query: { find } }) => ({
      subjects: await findSubjects(db, `%${literally(find)}%`, LISTED),
    }),
    getSubject: ({ params }) => readSubject(db, params.subjectKind, params.subjectId),
    downloadSubject: async ({ params: { subjectKind: kind, subjectId }, actor, reply }) => {
      const zip = await makePersonalZip(db, kind, subjectId, actor.at);
      return reply
        .type('application/zip')
        .headers({
          'content-disposition': `attachment; filename="${kind}-${subjectId}.zip"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(zip);
    },
    eraseSubject: ({ params: { subjectKind: kind, subjectId }, actor }) => ERASE[kind](db, actor, subjectId),
    withdrawPhoto: ({ params, actor }) => withdrawPhoto(db, actor, params),
  });

const ERASE: Record<PersonalKind, (db: Database, actor: Actor, id: number) => Promise<void>> = {
  player: (db, actor, playerId) => erasePlayer(db, actor, { playerId }),
  person: (db, actor, personId) => erasePerson(db, actor, { personId }),
  applicant: (db, actor, applicationId) => eraseApplicant(db, actor, { applicationId }),
  registration: (db, actor, registrationId) => eraseRegistration(db, actor, { registrationId }),
};

const COUNT: Record<PersonalKind, (db: Database, id: number) => Promise<Partial<ErasureCounts>>> = {
  player: countOfPlayer,
  person: countOfPerson,
  applicant: () => Promise.resolve({}),
  registration: () => Promise.resolve({}),
};

async function readSubject(db: Database, kind: PersonalKind, id: number): Promise<PersonalSubject> {
  const subject = await findSubject(db, kind, id);
  if (!subject) throw new ApiError('not_found', `There is no ${kind} ${id}`);
  const { name, nameLatin, birthdate, pictureId, isDeleted } = subject;
  const { declarations, bans, requests, messages, ...stays } = await COUNT[kind](db, id);
  const { bans: _bans, ...uses } = kind === 'player' ? await countPlayerUses(db, id) : {};
  return {
    kind,
    id,
    name,
    nameLatin,
    birthdate,
    picture: pictureId === null ? null : { id: pictureId, address: deskPaths.picture(pictureId) },
    isDeleted,
    leavesNothing: kind !== 'person' && Object.keys(uses).length === 0,
    goes: whatThereIs({ declarations, bans, requests, messages }),
    stays: whatThereIs(stays),
    named: isDeleted ? [] : await listTextsNaming(db, subject),
    hasNamesake: await hasNamesake(db, subject, TABLE_OF[kind]),
  };
}

const whatThereIs = (counts: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter((entry): entry is [string, number] => (entry[1] ?? 0) > 0));
