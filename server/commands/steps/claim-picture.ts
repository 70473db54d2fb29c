import type { Picture } from '#contract/desk/players.ts';
import { keepPictures } from '#server/db/pictures/pictures.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { InvalidField } from '#server/errors.ts';

/** The picture of a record from now on; one that nobody used for a day may be gone. */
export async function claimPicture(tx: Queryable, field: string, picture: Picture | null): Promise<void> {
  if (picture && !(await keepPictures(tx, [picture.id])))
    throw new InvalidField(field, 'picture_gone', 'The picture is not there any more');
}
