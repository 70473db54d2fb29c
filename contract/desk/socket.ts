/** The live socket of the desk: on its own port, at SOCKET_PATH, with the cookie of the session. */
export interface DeskClientEvents {
  follow: (request: { matchId: number }, acknowledge: (response: FollowResponse) => void) => void;
}

/** `reason` is one of contract/desk/reasons.ts. */
export type FollowResponse = { revision: number } | { error: string; reason?: string };

export interface DeskServerEvents {
  /** The match has changed: its ledger has this revision now. */
  match_changed: (message: { matchId: number; revision: number }) => void;
  /** To organisers: a match, its date or a competition has changed. */
  calendar_changed: (message: Record<string, never>) => void;
  /** To organisers and managers: a club has asked for something, or somebody has decided. */
  requests_changed: (message: Record<string, never>) => void;
}
