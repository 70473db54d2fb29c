/** Why an act cannot be, by a stable name that other languages can translate, and in words for the person who sent it. */
export interface Refusal {
  reason: RefusalReason;
  message: string;
}

export type RefusalReason =
  | 'teams_unknown'
  | 'not_started'
  | 'over'
  | 'handed_in'
  | 'score'
  | 'wrong_status'
  | 'wrong_phase'
  | 'level'
  | 'clock'
  | 'too_early'
  | 'too_late'
  | 'unknown_player'
  | 'booked'
  | 'not_booked'
  | 'sent_off'
  | 'not_on'
  | 'already_on'
  | 'double'
  | 'assist'
  | 'unknown_entry'
  | 'withdrawn'
  | 'stands_under_others'
  | 'other_kind';

export const refuse = (reason: RefusalReason, message: string): Refusal => ({ reason, message });
