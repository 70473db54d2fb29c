import type { Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { listManagersOf, listOrganisers } from '#server/db/messages/audiences.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { RequestRow } from '#server/db/requests/requests.ts';
import { dayText, inBoth, texts } from './message-texts.ts';
import { sendMessage, type By } from './send-message.ts';

/** [MS6] Tells the organisers that a team asks for something, and the old club of a transfer that it is asked. */
export async function sendRequestSent(tx: Queryable, request: RequestRow, by: By): Promise<void> {
  const { team } = request;
  const written = inBoth((language) => {
    const t = texts[language];
    return {
      title: t('requestSent', { team: nameIn(language, team) }),
      text: t('requestSentText', { what: whatIn(language, request) }),
    };
  });
  await sendMessage(
    tx,
    await listOrganisers(tx),
    { kind: 'request-sent', ...written, teamId: team.id, together: true },
    by,
  );
  await sendTransferAsked(tx, request, by);
}

/** [MS6] Tells the managers of the old club until when they may answer. */
export async function sendTransferAsked(tx: Queryable, request: RequestRow, by: By): Promise<void> {
  const { answerUntil } = request;
  if (answerUntil === null) return;
  await tellOldClub(tx, request, by, (language) => {
    const t = texts[language];
    const days = { day: dayText(dayOf(request), language), until: dayText(answerUntil, language) };
    return { title: t('transferAsked', namesIn(language, request)), text: t('transferAskedText', days) };
  });
}

/** [MS6] Tells the new club and the organisers what the old one says. */
export async function sendTransferAnswered(
  tx: Queryable,
  request: RequestRow,
  { agreed, reason }: { agreed: boolean; reason: string | null },
  by: By,
): Promise<void> {
  const written = inBoth((language) => {
    const t = texts[language];
    const title = t(agreed ? 'agrees' : 'objects', namesIn(language, request));
    return { title, text: reason === null ? t('answeredText') : t('objectsText', { reason: asSentence(reason) }) };
  });
  const people = [...(await listManagersOf(tx, [request.team.id])), ...(await listOrganisers(tx))];
  await sendMessage(tx, people, { kind: 'transfer-answered', ...written, teamId: request.team.id }, by);
}

/** [MS6] Tells the managers of a team what was decided, of all its requests together. */
export async function sendRequestsAccepted(tx: Queryable, requests: readonly RequestRow[], by: By): Promise<void> {
  for (const { own, team } of groupByTeam(requests)) {
    const written = inBoth((language) => {
      const t = texts[language];
      const whats = own.map((request) => whatIn(language, request));
      if (whats.length === 1)
        return {
          title: t('accepted', { what: whats.join() }),
          text: t('acceptedText', { team: nameIn(language, team) }),
        };
      return { title: t('acceptedMany', { count: whats.length }), text: `${whats.join('; ')}.` };
    });
    const managers = await listManagersOf(tx, [team.id]);
    await sendMessage(tx, managers, { kind: 'request-decided', ...written, teamId: team.id }, by);
  }
  for (const request of requests)
    await tellOldClub(tx, request, by, (language) => {
      const t = texts[language];
      return {
        title: t('transferred', namesIn(language, request)),
        text: t('transferredText', { day: dayText(dayOf(request), language) }),
      };
    });
}

/** [MS6] Tells the managers of a team that it was refused, and why. */
export async function sendRequestRefused(tx: Queryable, request: RequestRow, reason: string, by: By): Promise<void> {
  const { team } = request;
  const written = inBoth((language) => {
    const t = texts[language];
    return { title: t('refused', { what: whatIn(language, request) }), text: t('refusedText', { reason }) };
  });
  const managers = await listManagersOf(tx, [team.id]);
  await sendMessage(tx, managers, { kind: 'request-decided', ...written, teamId: team.id }, by);
  await tellOldClub(tx, request, by, (language) => {
    const t = texts[language];
    const names = namesIn(language, request);
    return { title: t('stays', names), text: t('staysText', { ...names, reason }) };
  });
}

/** [MS6] Tells the old club that nobody asks any more. */
export const sendTransferWithdrawn = (tx: Queryable, request: RequestRow, by: By): Promise<void> =>
  tellOldClub(tx, request, by, (language) => {
    const t = texts[language];
    return { title: t('transferWithdrawn', namesIn(language, request)), text: t('transferWithdrawnText') };
  });

/** Nobody, unless it is a transfer. */
async function tellOldClub(
  tx: Queryable,
  { otherTeam }: RequestRow,
  by: By,
  write: Parameters<typeof inBoth>[0],
): Promise<void> {
  if (!otherTeam) return;
  const managers = await listManagersOf(tx, [otherTeam.id]);
  await sendMessage(tx, managers, { kind: 'transfer-asked', ...inBoth(write), teamId: otherTeam.id }, by);
}

function groupByTeam(requests: readonly RequestRow[]) {
  const ids = new Set(requests.map(({ team }) => team.id));
  return [...ids].flatMap((id) => {
    const own = requests.filter(({ team }) => team.id === id);
    return own[0] ? [{ own, team: own[0].team }] : [];
  });
}

const whatIn = (language: Language, request: RequestRow): string =>
  texts[language](`what.${request.content.kind}`, namesIn(language, request));

/** Whom and which teams a request is about. */
function namesIn(language: Language, { content, team, otherTeam, player }: RequestRow) {
  const asked = content.kind === 'new-player' ? { name: content.payload.name, nameLatin: null } : player;
  return {
    player: asked ? nameIn(language, asked) : '',
    team: nameIn(language, team),
    club: otherTeam ? nameIn(language, otherTeam) : '',
  };
}

const dayOf = ({ content }: RequestRow): string => ('on' in content.payload ? content.payload.on : '');

const asSentence = (reason: string): string => (/[.!?…]$/.test(reason) ? reason : `${reason}.`);
