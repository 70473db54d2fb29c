import { DECLARATION_TYPES, type DeclarationType } from '#domain/player/declaration.ts';
import { ApiError } from '#server/errors.ts';
import { rasterType } from '#server/pictures/read-picture.ts';

/** What an upload is, its bytes say; the type that came with it is only a hint. */
export function readDeclaration(bytes: Buffer): { type: DeclarationType; bytes: Buffer } {
  const isPdf = bytes.toString('latin1', 0, 1024).includes('%PDF-');
  const found = isPdf ? 'application/pdf' : rasterType(bytes);
  const type = DECLARATION_TYPES.find((one) => one === found);
  if (!type) throw new ApiError('bad_request', 'Neither a PDF nor a photo (JPEG, PNG, WebP)', 'unknown_document');
  return { type, bytes };
}
