import { z } from 'zod';
import { FEATURES } from '#domain/league/features.ts';
import { GAMES } from '#domain/league/game.ts';
import { ACCENT, MARKS } from '#domain/league/identity.ts';
import { NAME_LENGTH } from '#domain/league/name-length.ts';
import { RECORDS } from '#domain/league/records.ts';
import { daySchema, idSchema } from './shared.ts';

/** Neither control characters nor those that turn the direction of the text around them. */
const UNSAFE = /[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/u;
const UNSAFE_BUT_NEW_LINE = /(?!\n)[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/u;

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !UNSAFE.test(text));

/** Several lines. */
const paragraphs = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .max(maxLength)
    .refine((text) => !UNSAFE_BUT_NEW_LINE.test(text));

/** An empty English text is the Bulgarian one. */
const inBoth = (maxLength: number) => z.strictObject({ bg: line(maxLength).min(1), en: line(maxLength) });

/** Empty in Bulgarian: the site's own words, or nothing. */
const optionalInBoth = (maxLength: number) => z.strictObject({ bg: line(maxLength), en: line(maxLength) });

/** Nothing but a web address: what an organiser types becomes the target of a link. */
const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .regex(/^https?:[^\s"'<>\\]+$/i);

const featureSchema = z.union([
  z.enum(FEATURES),
  z.strictObject({ icon: z.enum(FEATURES), title: inBoth(60), text: inBoth(160) }),
]);

const squadSchema = z
  .strictObject({ onPitch: z.int().min(3).max(11), least: z.int().min(3).max(99), most: z.int().min(3).max(99) })
  .superRefine(({ onPitch, least, most }, context) => {
    const wrong = (field: 'least' | 'most') =>
      context.addIssue({ code: 'custom', path: [field], params: { reason: 'squad_sizes' } });
    if (least < onPitch) wrong('least');
    else if (most < least) wrong('most');
  });

/** Where an uploaded picture is served. The same bytes have the same address in every league. */
const pictureAddress = z.string().regex(/^\/media\/[0-9a-f]{24}\.[a-z]{3,4}$/);

/** What makes the site look like this league's; null for what it has not got. */
const identitySchema = z.strictObject({
  /** A picture, or a mark that comes with the program. */
  logo: z.union([z.enum(MARKS), pictureAddress]).nullable(),
  /** [LS7] As it was chosen. */
  accent: z.string().regex(ACCENT).nullable(),
  /** The photo behind the headline of the home page. */
  hero: pictureAddress.nullable(),
});
export type LeagueIdentity = z.infer<typeof identitySchema>;

/** Everything that a league says about itself and decides for itself. What is empty or null is not known, and not shown. */
export const leagueSettingsSchema = z.strictObject({
  name: inBoth(NAME_LENGTH),
  /** There is no English site: no switch, and English addresses lead to the Bulgarian ones. */
  bulgarianOnly: z.boolean(),
  city: optionalInBoth(60),
  identity: identitySchema,
  /** Two-letter code of ISO 3166. */
  country: z.string().regex(/^([A-Z]{2})?$/),
  founded: z.int().min(1850).max(2100).nullable(),
  /** What the league says of itself in "About us", with placeholders. */
  about: z.strictObject({ bg: paragraphs(2000), en: paragraphs(2000) }),
  /** The format of a match and the months of a season, within a sentence. */
  matches: optionalInBoth(120),
  season: optionalInBoth(120),
  seasonDates: optionalInBoth(120),
  /** The minimum age of players, if there is one; minors need the declaration of a parent. */
  ages: z.strictObject({ least: z.int().min(4).max(99).nullable(), adult: z.int().min(14).max(25) }),
  /** What is public of adult players' ages: the birth date, or the age alone. A minor's date never is. */
  birthDates: z.enum(['shown', 'ages']),
  /** Players on the pitch, and the minimum and maximum size of a squad. */
  squad: squadSchema,
  /** [CB1] Whether the league decides what clubs ask for; what it leaves to them takes effect at once. */
  requests: z.strictObject({
    newPlayers: z.boolean(),
    releases: z.boolean(),
    numbers: z.boolean(),
    teamData: z.boolean(),
    /** [CB8] Days in which the old club of a transfer may answer. */
    transferDays: z.int().min(0).max(30),
  }),
  /** [CB4] How many teams may apply on one day, in all competitions. */
  applications: z.strictObject({ perDay: z.int().min(1).max(500) }),
  /** [RG7] What players agree to who register themselves, with placeholders; empty for the program's words. */
  consent: z.strictObject({ bg: paragraphs(6000), en: paragraphs(6000) }),
  /** Name of the competition that opens the home page; the first active one if none has this name. */
  homeLeague: line(100),
  /** What the league records beyond its results; the rest is found from the data. */
  records: z.union([z.literal('auto'), z.partialRecord(z.enum(RECORDS), z.boolean())]),
  home: z.strictObject({
    /** Empty for the name of the league. */
    title: optionalInBoth(80),
    /** Below the title; empty for the site's own words. */
    subtitle: optionalInBoth(160),
    features: z.array(featureSchema).max(12),
  }),
  contacts: z.strictObject({
    address: optionalInBoth(160),
    phone: z
      .string()
      .trim()
      .max(40)
      .regex(/^[\d+() /-]*$/),
    email: z
      .string()
      .trim()
      .max(120)
      .refine((text) => text === '' || /^[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]+$/.test(text), {
        params: { reason: 'not_an_email' },
      }),
  }),
  /** null: there is none. */
  social: z.strictObject({
    instagram: webAddress.nullable(),
    facebook: webAddress.nullable(),
    tiktok: webAddress.nullable(),
  }),
  /** At the top of every page, while teams can register. */
  banner: z.strictObject({
    shown: z.boolean(),
    /** Empty for the site's own words. */
    text: optionalInBoth(80),
    action: optionalInBoth(30),
    link: webAddress.nullable(),
    /** The last day on which it is shown. */
    until: daySchema.nullable(),
  }),
  credits: optionalInBoth(120),
  /** Placeholders such as {city} stand for settings. */
  faq: z
    .array(
      z.strictObject({
        question: inBoth(160),
        answer: z.strictObject({ bg: paragraphs(1000).min(1), en: paragraphs(1000) }),
      }),
    )
    .max(30),
});
export type LeagueSettings = z.infer<typeof leagueSettingsSchema>;

/** What every page needs of them. */
export const publicLeagueSchema = leagueSettingsSchema
  .pick({
    name: true,
    bulgarianOnly: true,
    city: true,
    identity: true,
    country: true,
    founded: true,
    matches: true,
    season: true,
    birthDates: true,
    homeLeague: true,
    home: true,
    contacts: true,
    social: true,
    banner: true,
    credits: true,
  })
  .extend({
    /** [LS6] What the texts call it. */
    game: z.enum(GAMES),
    /** [AL1] When teams can apply, and where: days and competitions, and nothing of who has applied. */
    applications: z.object({
      /** Null where the desk has no public address. */
      link: z.string().nullable(),
      periods: z.array(z.object({ competitionId: idSchema, seasonId: idSchema, from: daySchema, until: daySchema })),
    }),
  });
export type PublicLeague = z.infer<typeof publicLeagueSchema>;

export const MOST_DOCUMENTS = 40;

/** A public document. Its text is marked up as documents/README.md describes. */
export const leagueDocumentSchema = z.strictObject({
  /** Its address: 3 is /documents/doc3.pdf. */
  number: z.int().min(1).max(99),
  title: inBoth(160),
  text: paragraphs(60_000).min(1),
});
export type LeagueDocument = z.infer<typeof leagueDocumentSchema>;
