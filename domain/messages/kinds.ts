/** What a message tells of. */
export const MESSAGE_KINDS = [
  'notice',
  'match-moved',
  'player-banned',
  'request-sent',
  'request-decided',
  'transfer-asked',
  'transfer-answered',
  'registration-sent',
  'registration-decided',
  'application-sent',
  'application-decided',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** [MS2] Whom a notice can be written to. */
export const AUDIENCES = ['managers', 'competition', 'teams', 'volunteers'] as const;
export type Audience = (typeof AUDIENCES)[number];
