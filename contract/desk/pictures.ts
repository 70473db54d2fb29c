import { z } from 'zod';
import { idSchema } from '#contract/http/shared.ts';
import { deskEndpoints, file } from './endpoint.ts';
import { deskRoutes, PICTURE_BYTES, PICTURE_PURPOSES } from './paths.ts';

const pictureQuerySchema = z.object({ purpose: z.enum(PICTURE_PURPOSES) });

/** An uploaded picture as it was stored. It is deleted after a day unless something uses it. */
export const uploadedPictureSchema = z.object({
  id: idSchema,
  /** Where it is served, on the desk and on the public site. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;

export const pictureEndpoints = deskEndpoints({
  uploadPicture: {
    method: 'POST',
    path: deskRoutes.pictures,
    access: 'news',
    query: pictureQuerySchema,
    body: file('image/*', 'application/octet-stream'),
    bodyBytes: PICTURE_BYTES,
    response: uploadedPictureSchema,
    status: 201,
    summary: 'Store a picture, as WebP and without its metadata, for whatever will use it within a day',
  },
  getPicture: {
    method: 'GET',
    path: deskRoutes.picture,
    response: file('image/*'),
    summary: 'A picture, also one that the public must not see',
  },
});
