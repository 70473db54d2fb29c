import { z } from 'zod';
import { idSchema } from '#contract/http/shared.ts';
import { PICTURE_PURPOSES } from './paths.ts';

export const pictureQuerySchema = z.object({ purpose: z.enum(PICTURE_PURPOSES) });

/** An uploaded picture as it was stored. It is deleted after a day unless something uses it. */
export const uploadedPictureSchema = z.object({
  id: idSchema,
  /** Where it is served, on the desk and on the public site. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;
