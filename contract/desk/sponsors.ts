import { z } from 'zod';
import { daySchema, idSchema } from '#contract/http/shared.ts';
import { deskEndpoints } from './endpoint.ts';
import { versioned } from './office.ts';
import { deskRoutes } from './paths.ts';
import { pictureSchema } from './players.ts';
import { line, webAddress } from './text.ts';

/** [LS8] Who supports the league, where that is shown, and from when to when. */
export const sponsorFieldsSchema = z.strictObject({
  name: line(60),
  /** Empty for the transliteration. */
  nameLatin: line(60).nullable(),
  logo: pictureSchema.nullable(),
  link: webAddress.nullable(),
  inFooter: z.boolean(),
  onCompetitions: z.boolean(),
  onTeams: z.boolean(),
  onMatchPictures: z.boolean(),
  startsOn: daySchema.nullable(),
  endsOn: daySchema.nullable(),
  position: z.int().min(1).max(99),
});
export type SponsorFields = z.infer<typeof sponsorFieldsSchema>;
export const editSponsorSchema = versioned(sponsorFieldsSchema);

const savedSponsorSchema = editSponsorSchema.extend({ id: idSchema });
export type SavedSponsor = z.infer<typeof savedSponsorSchema>;

const sponsorListSchema = z.object({
  /** In the order in which they are shown. */
  sponsors: z.array(savedSponsorSchema.extend({ isShown: z.boolean() })),
});
export type SponsorList = z.infer<typeof sponsorListSchema>;

export const sponsorEndpoints = deskEndpoints({
  listSponsors: {
    method: 'GET',
    path: deskRoutes.sponsors,
    response: sponsorListSchema,
    summary: 'Who supports the league, also before and after',
  },
  addSponsor: {
    method: 'POST',
    path: deskRoutes.sponsors,
    body: sponsorFieldsSchema,
    response: savedSponsorSchema,
    status: 201,
    summary: 'Add a sponsor',
  },
  editSponsor: {
    method: 'PUT',
    path: deskRoutes.sponsor,
    body: editSponsorSchema,
    response: savedSponsorSchema,
    summary: 'Change a sponsor; the public site follows at once',
  },
  deleteSponsor: {
    method: 'DELETE',
    path: deskRoutes.sponsor,
    summary: 'Delete a sponsor',
  },
});
