import type { FastifyInstance } from 'fastify';
import { messageChoiceEndpoints, type MailAddress, type MessageChoices } from '#contract/desk/message-choices.ts';
import type { Who } from '#domain/desk/permissions.ts';
import { isWanted, topicsFor, USUAL_QUIET_HOURS } from '#domain/messages/choices.ts';
import {
  confirmMailAddress,
  removeMailAddress,
  setMailAddress,
  setMailAddressOf,
} from '#server/commands/messages/mail-address.ts';
import { findMailAddress, listMailAddresses, type MailAddressRow } from '#server/db/messages/mail-addresses.ts';
import { findChosen, storeChosen } from '#server/db/messages/ways.ts';
import { deleteDeskDevice, storeDeskDevice } from '#server/db/push/desk-devices.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { PushRegister } from '#server/push/push-routes.ts';
import { serveDesk } from './serve-desk.ts';

interface ChoiceOptions {
  db: Database;
  now: () => Date;
  /** Whether there is a mail server. */
  hasMail: boolean;
  /** Without it there are no notifications. */
  push?: Pick<PushRegister, 'publicKey' | 'isAllowed'> | undefined;
}

/** [MS10] Nobody's letter box is filled by somebody who types his address: five codes for a person, then one in four hours. */
const CODES = { burst: 5, perSecond: 1 / (4 * 60 * 60) };

/** By which ways people are told, beside the inbox. */
export function messageChoiceRoutes(app: FastifyInstance, { db, now, hasMail, push }: ChoiceOptions) {
  const codes = createRateLimit({ ...CODES, now: () => now().getTime() });
  const takeCode = (personId: number) => {
    if (!hasMail) throw new ApiError('refused', 'There is no mail server: see SMTP_URL', 'no_mail');
    if (codes.take(String(personId)) !== null) throw new ApiError('refused', 'Too many codes', 'too_many_codes');
  };
  serveDesk(app, messageChoiceEndpoints, now, {
    getMessageChoices: async ({ actor: { who } }): Promise<MessageChoices> => {
      const personId = personOf(who);
      const [chosen, mail] = await Promise.all([findChosen(db, personId), findMailAddress(db, personId)]);
      const choices = chosen?.choices ?? {};
      return {
        topics: topicsFor(rolesOf(who)).map((topic) => ({
          topic,
          push: isWanted(choices, topic, 'push'),
          mail: isWanted(choices, topic, 'mail'),
        })),
        quiet: chosen ? chosen.quiet : USUAL_QUIET_HOURS,
        mail: mail && presentAddress(mail),
        hasMail,
        pushKey: push?.publicKey ?? null,
      };
    },
    setMessageChoices: ({ body, actor }) => storeChosen(db, personOf(actor.who), body),
    setPushDevice: async ({ body: { endpoint, keys, language }, actor: { who, at } }) => {
      personOf(who);
      if (!push?.isAllowed(endpoint)) throw new ApiError('bad_request', 'There is no push service at this endpoint');
      const sessionId = who.kind === 'session' ? who.sessionId : 0;
      await storeDeskDevice(db, { endpoint, ...keys, ...(language && { language }), sessionId }, at);
    },
    removePushDevice: async ({ actor: { who } }) => {
      if (who.kind === 'session') await deleteDeskDevice(db, who.sessionId);
    },
    setMailAddress: async ({ body, actor }) => {
      const personId = personOf(actor.who);
      takeCode(personId);
      await setMailAddress(db, actor, { ...body, personId });
    },
    confirmMailAddress: ({ body, actor }) => confirmMailAddress(db, actor, { ...body, personId: personOf(actor.who) }),
    removeMailAddress: ({ actor }) => removeMailAddress(db, actor, { personId: personOf(actor.who) }),
    listMailAddresses: async () => ({
      hasMail,
      people: (await listMailAddresses(db)).map((row) => ({
        personId: row.personId,
        refusal: row.refusal,
        ...presentAddress(row),
      })),
    }),
    setMailAddressOf: async ({ params, body, actor }) => {
      takeCode(params.personId);
      await setMailAddressOf(db, actor, { ...body, ...params });
    },
    removeMailAddressOf: ({ params, actor }) => removeMailAddress(db, actor, params),
  });
}

/** Volunteers with a link and programs have no inbox. */
function personOf(who: Who): number {
  if (who.kind === 'session' && who.personId !== null) return who.personId;
  throw new ApiError('not_found', 'Only people have an inbox');
}

const rolesOf = (who: Who) => (who.kind === 'session' ? who.grants.map(({ role }) => role) : []);

const presentAddress = ({ address, confirmedAt, refusedAt }: MailAddressRow): MailAddress => ({
  address,
  confirmed: confirmedAt !== null,
  refused: refusedAt !== null,
});
