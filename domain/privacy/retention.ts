/** [PV1] How many days what the league no longer needs is kept. docs/PRIVACY.md shows these figures. */
export const RETENTION_DAYS = {
  /** Uploaded pictures that nothing shows: an article that waits on a device may still name them. */
  unusedPictures: 1,
  /** Keys of what was sent: a form that was left open may be sent again when somebody finds it. */
  commandKeys: 30,
  /** What clubs asked for, after it was decided: a club may ask why, as long as the season lasts. */
  decidedRequests: 180,
  messages: 365,
  /** [AL7] Applications that led to nothing. */
  applications: 60,
  /** [RG5] Of players who registered themselves: refused, or players since. */
  registrations: 60,
  /** [RG5] Those that no manager has looked at. */
  unansweredRegistrations: 180,
} as const;

const DAY = 24 * 60 * 60_000;

/** [PV1] What is older than this is deleted. */
export const keptSince = (what: keyof typeof RETENTION_DAYS, now: Date): Date =>
  new Date(now.getTime() - RETENTION_DAYS[what] * DAY);
