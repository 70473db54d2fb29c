import type { Club } from '#contract/desk/club.ts';
import type { ClubRequests } from '#contract/desk/requests.ts';
import { dayOf, subjectOf } from '#desk/club/request-words.ts';
import type { ClubTranslate } from '#desk/club/texts.ts';
import { dayAndMonth, type Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { ageOn } from '#domain/formatting/sofia-time.ts';
import { squadFault } from '#domain/team/squad-size.ts';

export interface ClubTask {
  kind: 'transfer' | 'registered' | 'minor' | 'size' | 'number' | 'refused' | 'waiting' | 'photos';
  tone: 'bad' | 'warn' | 'lit' | 'plain';
  title: string;
  text: string;
}

const WEEK = 7 * 24 * 60 * 60_000;

interface Facts {
  club: Club;
  requests: ClubRequests | null;
  /** How many have registered and wait for the manager. */
  registered: number;
}

/** What a manager should do, the most urgent first. */
export function clubTasks(
  { club, requests, registered }: Facts,
  t: ClubTranslate,
  language: Language,
  now: Date,
): ClubTask[] {
  const { members, limits, today } = club;
  const { asked = [], sent = [] } = requests ?? {};
  const here = members.filter(({ joinedOn }) => joinedOn <= today);
  const fault = squadFault(here.length, limits);
  const count = here.length;
  const open = sent.filter(({ outcome, turn }) => outcome === null && turn === 'league');
  const photos = here.filter(({ picture }) => picture === null).length;
  const tasks: (ClubTask | null)[] = [
    ...asked
      .filter(({ turn }) => turn === 'other-team')
      .map((request): ClubTask => ({
        kind: 'transfer',
        tone: 'bad',
        title: t('todo.transfer', { team: nameIn(language, request.team), name: subjectOf(request, language) }),
        text: t('todo.transferText', { day: dayAndMonth(dayOf(request.answerUntil ?? today), language) }),
      })),
    registered > 0
      ? {
          kind: 'registered',
          tone: 'lit',
          title: t('todo.registered', { count: registered }),
          text: t('todo.registeredText'),
        }
      : null,
    ...here
      .filter(({ needsDeclaration }) => needsDeclaration)
      .map((member): ClubTask => ({
        kind: 'minor',
        tone: 'bad',
        title: t('todo.minor', { name: nameIn(language, member), age: ageOn(member.birthdate ?? today, today) }),
        text: t('todo.minorText'),
      })),
    fault === 'cannot-play' || fault === 'below-least'
      ? {
          kind: 'size',
          tone: 'bad',
          title: t('todo.small', { count }),
          text: t('todo.smallText', { least: limits.least }),
        }
      : null,
    fault === 'above-most'
      ? {
          kind: 'size',
          tone: 'warn',
          title: t('todo.large', { count }),
          text: t('todo.largeText', { most: limits.most }),
        }
      : null,
    ...doubledNumbers(here).map(([number, names]): ClubTask => ({
      kind: 'number',
      tone: 'warn',
      title: t('todo.number', { number }),
      text: names.map((one) => nameIn(language, one)).join(', '),
    })),
    ...sent
      .filter(({ outcome }) => outcome?.state === 'refused' && now.getTime() - Date.parse(outcome.at) < WEEK)
      .map((request): ClubTask => ({
        kind: 'refused',
        tone: 'warn',
        title: t('todo.refused', { name: subjectOf(request, language) }),
        text: request.outcome?.reason ?? '',
      })),
    open.length > 0
      ? {
          kind: 'waiting',
          tone: 'plain',
          title: t('todo.waiting', { count: open.length }),
          text: t('todo.waitingText'),
        }
      : null,
    photos > 0
      ? { kind: 'photos', tone: 'plain', title: t('todo.photos', { count: photos }), text: t('todo.photosText') }
      : null,
  ];
  return tasks.filter((task) => task !== null);
}

/** [SQ7] It cannot be entered so, but a file may have brought it. */
function doubledNumbers(members: Club['members']): [number, Club['members']][] {
  const byNumber = new Map<number, Club['members']>();
  for (const member of members)
    if (member.shirtNumber !== null)
      byNumber.set(member.shirtNumber, [...(byNumber.get(member.shirtNumber) ?? []), member]);
  return [...byNumber].filter(([, wearers]) => wearers.length > 1);
}
