import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { openRegistrationEndpoints, type OwnRegistration } from '#contract/desk/registrations.ts';
import { freeNumbers } from '#domain/club/registration.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { accentCss } from '#domain/league/accent.ts';
import { currentConsent } from '#server/commands/registrations/consent-text.ts';
import { sendRegistration } from '#server/commands/registrations/send-registration.ts';
import { findByToken, type RegistrationRow } from '#server/db/registrations/registrations.ts';
import { findInviter, findLink, listTakenNumbers } from '#server/db/registrations/team-links.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { hashSecret } from '#server/desk/access/secret.ts';
import type { RefuseGuess } from '#server/desk/access/wrong-credentials.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { letterheadOf } from '#server/documents/letterhead-of.ts';
import { ApiError } from '#server/errors.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { readOwnPicture } from '#server/pictures/league-look.ts';
import type { PictureConverter } from '#server/pictures/picture-converter.ts';
import { replaceImages } from '#server/social/card-images.ts';
import type { DrawingQueue } from '#server/workers/drawing-queue.ts';
import { writeDeclaration } from './write-declaration.ts';

interface OpenOptions {
  db: Database;
  league: CurrentLeague;
  converter: PictureConverter;
  drawings: DrawingQueue;
  refuseGuess: RefuseGuess;
  publicUrl: string;
  now: () => Date;
}

/** Enough for a team in one changing room that registers at once, corrections included; then one a minute. */
const SENT_AT_ONCE = 60;
const PER_SECOND = 1 / 60;
/** As many as fit into the buttons, and behind "another number". */
const FREE_NUMBERS = 30;

/** What needs no session: a team's link. */
export function openRegistrationRoutes(app: FastifyInstance, options: OpenOptions) {
  const { db, league, converter, drawings, refuseGuess, publicUrl, now } = options;
  const limit = createRateLimit({ burst: SENT_AT_ONCE, perSecond: PER_SECOND, now: () => now().getTime() });
  serveDesk(app, openRegistrationEndpoints, now, {
    openTeamLink: async ({ body, actor: { at }, request, reply }) => {
      const link = await findLink(db, body.code);
      if (!link) throw refuseGuess(request, reply, unknownLink());
      const { settings } = league;
      const { accent } = settings.identity;
      return {
        team: link.team,
        invitedBy: await findInviter(db, link.team.id),
        league: { ...settings.name, publicUrl, styles: accent === null ? null : accentCss(accent) },
        ages: settings.ages,
        freeNumbers: freeNumbers(await listTakenNumbers(db, link.team.id, dayAt(at)), FREE_NUMBERS),
        consent: await currentConsent(db, at),
      };
    },
    sendRegistration: async ({ body, actor: { at }, request, reply }) => {
      refuseFlood(limit.take(request.ip), reply);
      const row = await sendRegistration(db, body, {
        tokenHash: hashSecret(body.token),
        at,
        convert: (photo) => converter.convert(photo, 'face'),
        drawDeclaration: async (signed) => {
          const declaration = writeDeclaration(signed, { league: league.settings.name, at });
          const letterhead = await replaceImages(letterheadOf(league.settings), (address) =>
            readOwnPicture(app, address),
          );
          return Buffer.from(await drawings.run({ kind: 'declaration', declaration, letterhead }));
        },
      }).catch((error: unknown) => {
        // A code that nobody made is a guess here too.
        throw isEnded(error) ? refuseGuess(request, reply, error) : error;
      });
      return present(db, row, publicUrl);
    },
    readOwnRegistration: async ({ body, request, reply }) => {
      const row = await findByToken(db, hashSecret(body.token));
      if (!row) throw refuseGuess(request, reply, unknownLink());
      return present(db, row, publicUrl);
    },
  });
}

const unknownLink = () => new ApiError('not_found', 'There is no such link', 'unknown_code' satisfies DeskReason);
const isEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.details.reason === ('ended_code' satisfies DeskReason);

function refuseFlood(seconds: number | null, reply: FastifyReply): void {
  if (seconds === null) return;
  void reply.header('retry-after', seconds);
  throw new ApiError('too_many_requests', 'Too many registrations from this address: try again later');
}

async function present(
  db: Queryable,
  { state, team, name, position, shirtNumber, hasPhoto, sentAt, decidedAt, reason }: RegistrationRow,
  publicUrl: string,
): Promise<OwnRegistration> {
  return {
    state,
    team,
    manager: await findInviter(db, team.id),
    name,
    position,
    shirtNumber,
    hasPhoto,
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
    publicUrl,
  };
}
