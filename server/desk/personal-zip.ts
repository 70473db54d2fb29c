import { zipSync } from 'fflate';
import type { PersonalKind } from '#domain/privacy/kinds.ts';
import { findDeclarationFile } from '#server/db/players/declarations.ts';
import { findPictureById } from '#server/db/pictures/pictures.ts';
import { findSubject, readPersonalRecords, type Subject } from '#server/db/privacy/personal-records.ts';
import { findLeftovers } from '#server/db/registrations/registrations.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { ApiError } from '#server/errors.ts';

/** [PV3] Everything that the league keeps about somebody: data.json by table, his photo, and his declaration as it was uploaded. */
export async function makePersonalZip(db: Queryable, kind: PersonalKind, id: number, at: Date): Promise<Buffer> {
  const subject = await findSubject(db, kind, id);
  if (!subject) throw new ApiError('not_found', `There is no ${kind} ${id}`);
  const records = await readPersonalRecords(db, kind, id);
  const data = { name: subject.name, kind, id, collectedAt: at.toISOString(), records };
  const files: Record<string, Uint8Array> = { 'data.json': Buffer.from(`${JSON.stringify(data, null, 2)}\n`) };
  const { photo, declaration } = kind === 'registration' ? await readSent(db, id) : await readStored(db, kind, subject);
  if (photo) files[`photo.${endingOf(photo.type)}`] = photo.bytes;
  if (declaration) files[`declaration.${endingOf(declaration.type)}`] = declaration.bytes;
  return Buffer.from(zipSync(files, { level: 6 }));
}

interface PersonalFiles {
  photo: { type: string; bytes: Buffer } | null;
  declaration: { type: string; bytes: Buffer } | null;
}

async function readStored(db: Queryable, kind: PersonalKind, { id, pictureId }: Subject): Promise<PersonalFiles> {
  return {
    photo: pictureId === null ? null : await findPictureById(db, pictureId),
    declaration: kind === 'player' ? await findDeclarationFile(db, id) : null,
  };
}

/** With a registration. */
async function readSent(db: Queryable, id: number): Promise<PersonalFiles> {
  const sent = await findLeftovers(db, id);
  return {
    photo: sent?.photo ? { type: 'image/webp', bytes: sent.photo.bytes } : null,
    declaration: sent?.declaration ? { type: 'application/pdf', bytes: sent.declaration } : null,
  };
}

/** Such as `pdf`, or `svg` of image/svg+xml. */
const endingOf = (type: string): string => /\/(\w+)/.exec(type)?.[1] ?? 'bin';
