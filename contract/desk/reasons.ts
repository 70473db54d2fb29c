/** The `reason` of a refusal by the desk, beside those of the rules of a match (domain/match/rules/refusal.ts). */
export type DeskReason =
  /** 401: there is no session, or it was ended or has expired. */
  | 'signed_out'
  /** 403: not with this role, or not this match. */
  | 'forbidden'
  /** 403: only from a day before kick-off to a day after the end. */
  | 'not_now'
  /** 403: the page that sends this is not the desk's own. */
  | 'foreign_origin'
  /** 404, for a code: nobody made it. 409: it was opened before, is too old, or was ended by an organiser. */
  | 'unknown_code'
  | 'used_code'
  | 'expired_code'
  | 'ended_code'
  /** 409: a match link is open on as many devices as it may be. */
  | 'full_link'
  /** 400: whoever opens a match link says his name. */
  | 'name_needed'
  /** 409 */
  | 'last_organiser'
  /** 409: somebody has decided the request meanwhile; `outcome` says who, when and how. */
  | 'decided'
  /** 409: the team asks for the same already, or for too much at once. */
  | 'asked_already'
  | 'full_requests'
  /** 409: the old club of a transfer has days left to answer, or has answered. */
  | 'waits_for_club'
  | 'answered'
  /** 409: only a new player can turn out to be somebody of another team. */
  | 'not_a_new_player'
  /** 409: what a request would change was changed by somebody else. 409: the player is not in the squad any more. */
  | 'changed_since'
  | 'not_in_squad'
  /** 409: the team has as many managers as it may. */
  | 'full_team'
  /** 409: it is full, or its fixtures are published. 409: nobody knows whether it is the team of the same name. */
  | 'full_competition'
  | 'has_fixtures'
  | 'same_name'
  /** 409: the competition takes no applications, or the league no more today. 400: a program has filled in the form. */
  | 'closed_applications'
  | 'full_day'
  | 'by_program'
  /** 400, of a notice: nobody would read it. 400, of a text: it holds what no message may. */
  | 'nobody'
  | 'private_code'
  | 'private_phone'
  | 'private_birth_date'
  /** 409, of an e-mail address: the operator has no mail server; too many codes were sent. 409 and 400: the code is too old, or wrong. */
  | 'no_mail'
  | 'too_many_codes'
  | 'code_ended'
  | 'wrong_code'
  /** 400, for an upload: not of a kind that we take, damaged, or with more pixels than any camera makes. */
  | 'unknown_picture'
  | 'broken_picture'
  | 'huge_picture'
  /** 409: the match, or the gameweek, has a gallery already. 409: the gallery has as many photos as it may. 409: photos came or went meanwhile. */
  | 'has_gallery'
  | 'full_gallery'
  | 'other_photos'
  /** 409: it goes back to the drafts first. */
  | 'not_a_draft'
  /** 409: the operator makes no backups. */
  | 'backups_off'
  /** 409: the key that opens a private file is missing on the server. */
  | 'private_key_missing'
  /** 409: the header Idempotency-Key was sent before with another request. */
  | 'key_reused'
  /** 409: somebody added the same at the same moment. */
  | 'just_added'
  /** 421: the desk does not have this name; see DESK_URL. */
  | 'unknown_host';
