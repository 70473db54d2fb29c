import type { Club } from '#contract/desk/club.ts';
import type { ClubRequests } from '#contract/desk/requests.ts';
import { freshRefusals } from '#desk/club/fresh-refusals.ts';
import type { SquadSheet } from '#desk/club/squad/squad-sheet.ts';
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
  /** The sheet of the squad that does it; null for the squad itself. */
  opens: SquadSheet | null;
}

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
  const refusals = freshRefusals(sent, now);
  // Who came back has a line of his own.
  const newcomers = registered - refusals.filter(({ fromRegistration }) => fromRegistration).length;
  const open = sent.filter(({ outcome, turn }) => outcome === null && turn === 'league');
  const { length: photos, 0: faceless } = here.filter(({ picture }) => picture === null);
  const tasks: (ClubTask | null)[] = [
    ...asked
      .filter(({ turn }) => turn === 'other-team')
      .map((request): ClubTask => ({
        kind: 'transfer',
        tone: 'bad',
        title: t('todo.transfer', { team: nameIn(language, request.team), name: subjectOf(request, language) }),
        text: t('todo.transferText', { day: dayAndMonth(dayOf(request.answerUntil ?? today), language) }),
        opens: `answer-${request.id}`,
      })),
    newcomers > 0
      ? {
          kind: 'registered',
          tone: 'lit',
          title: t('todo.registered', { count: newcomers }),
          text: t('todo.registeredText', { count: newcomers }),
          opens: null,
        }
      : null,
    ...here
      .filter(({ needsDeclaration }) => needsDeclaration)
      .map((member): ClubTask => ({
        kind: 'minor',
        tone: 'bad',
        title: t('todo.minor', { name: nameIn(language, member), age: ageOn(member.birthdate ?? today, today) }),
        text: t('todo.minorText'),
        opens: `player-${member.playerId}`,
      })),
    fault === 'cannot-play' || fault === 'below-least'
      ? {
          kind: 'size',
          tone: 'bad',
          title: t('todo.small', { count }),
          text: t('todo.smallText', { least: limits.least }),
          opens: 'link',
        }
      : null,
    fault === 'above-most'
      ? {
          kind: 'size',
          tone: 'warn',
          title: t('todo.large', { count }),
          text: t('todo.largeText', { most: limits.most }),
          opens: null,
        }
      : null,
    ...doubledNumbers(here).map(([number, names]): ClubTask => ({
      kind: 'number',
      tone: 'warn',
      title: t('todo.number', { number }),
      text: names.map((one) => nameIn(language, one)).join(', '),
      opens: names[0] ? `player-${names[0].playerId}` : null,
    })),
    ...refusals.map((request): ClubTask => ({
      kind: 'refused',
      tone: 'warn',
      title: t('todo.refused', { name: subjectOf(request, language) }),
      text: request.outcome?.reason ?? '',
      opens: request.registration ? `registration-${request.registration.id}` : `refused-${request.id}`,
    })),
    open.length > 0
      ? {
          kind: 'waiting',
          tone: 'plain',
          title: t('todo.waiting', { count: open.length }),
          text: t('todo.waitingText'),
          opens: null,
        }
      : null,
    faceless
      ? {
          kind: 'photos',
          tone: 'plain',
          title: t('todo.photos', { count: photos }),
          text: t('todo.photosText', { count: photos }),
          opens: photos === 1 ? `player-${faceless.playerId}` : null,
        }
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
