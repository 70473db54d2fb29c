import type { SessionRole } from '#domain/desk/permissions.ts';
import type { QuietHours } from '#domain/notifications/quiet-hours.ts';
import type { MessageKind } from './kinds.ts';

/** How somebody is told, beside the inbox, which has everything. */
export const WAYS = ['push', 'mail'] as const;
export type Way = (typeof WAYS)[number];

/** What somebody chooses about; several kinds of messages may be one topic. */
export const TOPICS = [
  'match-moved',
  'request-decided',
  'transfer',
  'registration',
  'player-banned',
  'notice',
  'request-sent',
  'application',
] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_OF: Record<MessageKind, Topic> = {
  notice: 'notice',
  'match-moved': 'match-moved',
  'player-banned': 'player-banned',
  'request-sent': 'request-sent',
  'request-decided': 'request-decided',
  'transfer-asked': 'transfer',
  'transfer-answered': 'transfer',
  'registration-sent': 'registration',
  'registration-decided': 'registration',
  'application-sent': 'application',
  'application-decided': 'application',
};

const MANAGER: readonly SessionRole[] = ['manager'];
const ORGANISER: readonly SessionRole[] = ['organiser'];

/** Who hears of a topic, and whether by e-mail unless he says otherwise; by push he does. */
const TOPIC_FACTS: Record<Topic, { roles: readonly SessionRole[] | 'everybody'; mail: boolean }> = {
  'match-moved': { roles: MANAGER, mail: true },
  'request-decided': { roles: MANAGER, mail: false },
  transfer: { roles: ['organiser', 'manager'], mail: true },
  registration: { roles: MANAGER, mail: false },
  'player-banned': { roles: MANAGER, mail: true },
  notice: { roles: 'everybody', mail: true },
  'request-sent': { roles: ORGANISER, mail: false },
  application: { roles: ['organiser', 'manager'], mail: true },
};

/** [MS8] What somebody has chosen; what he has not is as it is for everybody. */
export type Choices = Partial<Record<Topic, Partial<Record<Way, boolean>>>>;

/** [MS8] */
export const isWanted = (choices: Choices, topic: Topic, way: Way): boolean =>
  choices[topic]?.[way] ?? (way === 'push' || TOPIC_FACTS[topic].mail);

/** [MS8] What somebody can choose about: what he would hear of. */
export const topicsFor = (roles: readonly SessionRole[]): Topic[] =>
  TOPICS.filter((topic) => {
    const { roles: hearing } = TOPIC_FACTS[topic];
    return hearing === 'everybody' || roles.some((role) => hearing.includes(role));
  });

/** [MS8] Until somebody says otherwise. */
export const USUAL_QUIET_HOURS: QuietHours = { from: 22 * 60, until: 8 * 60 };
