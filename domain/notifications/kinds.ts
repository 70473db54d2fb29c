export const NOTIFICATION_KINDS = ['kick-off', 'goal', 'result', 'moved', 'news'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** [NO8] Minutes after which nobody wants to hear of it. */
export const WORTH_MINUTES: Record<NotificationKind, number> = {
  'kick-off': 10,
  goal: 10,
  result: 4 * 60,
  moved: 24 * 60,
  news: 24 * 60,
};

/** [NO7] */
export const MAX_A_MINUTE = 6;
