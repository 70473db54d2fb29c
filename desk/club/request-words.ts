import type { ClubRequest, ContentOf } from '#contract/desk/requests.ts';
import { dayAndMonth, type Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { ageOn } from '#domain/formatting/sofia-time.ts';
import { plainLatin } from '#domain/formatting/plain-latin.ts';
import type { requestsBg } from '#i18n/club/requests/bg.ts';
import type { deskBg } from '#i18n/desk/bg.ts';
import type { TranslateOf } from '#i18n/translate.ts';
import { positionText } from '#ui/position-text.ts';

type RequestTranslate = TranslateOf<typeof requestsBg & typeof deskBg>;

/** What a request of this kind says. */
export const payloadOf = <Kind extends ClubRequest['kind']>(_kind: Kind, { payload }: Pick<ClubRequest, 'payload'>) =>
  payload as ContentOf<Kind>;

/** Whom or what it is about. */
export function subjectOf({ kind, payload, player, team }: ClubRequest, language: Language): string {
  if (kind !== 'new-player') return nameIn(language, player ?? team);
  const { name } = payloadOf(kind, { payload });
  return nameIn(language, { name, nameLatin: plainLatin(name) });
}

export const dayOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** What is asked for, in a few words under the name. */
export function askedText(t: RequestTranslate, request: ClubRequest, today: string, language: Language): string {
  const day = (on: string) => dayAndMonth(dayOf(on), language);
  switch (request.kind) {
    case 'new-player': {
      const { birthdate, position } = payloadOf(request.kind, request);
      const age = t('request.age', { age: ageOn(birthdate, today) });
      return [age, position && positionText(position, t)].filter(Boolean).join(', ');
    }
    case 'release':
      return t('request.release', { day: day(payloadOf(request.kind, request).on) });
    case 'number': {
      const { shirtNumber } = payloadOf(request.kind, request);
      return shirtNumber === null ? t('request.noNumber') : t('request.number', { number: shirtNumber });
    }
    case 'player-data':
      return dataText(t, payloadOf(request.kind, request));
    case 'team-data':
      return t('request.teamData');
    case 'transfer':
      return t('request.transfer', {
        team: request.otherTeam ? nameIn(language, request.otherTeam) : '?',
        day: day(payloadOf(request.kind, request).on),
      });
  }
}

function dataText(t: RequestTranslate, { position, captain, picture }: ContentOf<'player-data'>): string {
  const words = [
    position === null
      ? t('request.data.noPosition')
      : position && t('request.data.position', { position: positionText(position, t) }),
    captain !== undefined && t(captain ? 'request.data.captain' : 'request.data.notCaptain'),
    picture !== undefined && t(picture ? 'request.data.picture' : 'request.data.noPicture'),
  ];
  return words.filter(Boolean).join(', ');
}

/** What the old club of a transfer has said, or until when it may; null for other requests. [CB8] */
export function answerText(t: RequestTranslate, request: ClubRequest, language: Language): string | null {
  const { otherTeam, turn, answer, answerUntil } = request;
  if (!otherTeam) return null;
  const team = nameIn(language, otherTeam);
  if (turn === 'other-team' && answerUntil !== null)
    return t('request.waitsForTeam', { team, day: dayAndMonth(dayOf(answerUntil), language) });
  if (!answer) return t('request.silent', { team });
  if (answer.agreed) return t('request.agreed', { team });
  return answer.reason === null
    ? t('request.objectedPlain', { team })
    : t('request.objected', { team, reason: answer.reason });
}

/** The number that it asks for. */
export const numberOf = ({ payload }: ClubRequest): number | null => (payload['shirtNumber'] as number | null) ?? null;
