/** What a club asks of the league. */
export const REQUEST_KINDS = ['new-player', 'release', 'number', 'player-data', 'team-data', 'transfer'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** [CB2] Open until somebody decides, once. */
export const REQUEST_STATES = ['open', 'accepted', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** [CB1] What the settings of the league say that it decides; a transfer it always does. */
const SETTING_OF = {
  'new-player': 'newPlayers',
  release: 'releases',
  number: 'numbers',
  'player-data': 'numbers',
  'team-data': 'teamData',
} as const satisfies Record<Exclude<RequestKind, 'transfer'>, string>;
export type LeagueDecides = Record<(typeof SETTING_OF)[keyof typeof SETTING_OF], boolean>;

/** [CB1] The last day on which the squads of a competition are open; null without one. */
export interface Registration {
  registrationUntil: string | null;
}

/**
 * [CB1] Whether the league decides, or what a manager sends takes effect at once. After the registration day of one of its
 * competitions the league decides everything of a team.
 */
export const needsLeague = (
  kind: RequestKind,
  decides: LeagueDecides,
  competitions: readonly Registration[],
  today: string,
): boolean =>
  kind === 'transfer' ||
  decides[SETTING_OF[kind]] ||
  competitions.some(({ registrationUntil }) => registrationUntil !== null && registrationUntil < today);

/** Who has to do something: the club that a player leaves, or the league. */
export type Turn = 'other-team' | 'league';

/** What the old club of a transfer has said; null while it has not. */
export interface Answer {
  agreed: boolean;
}

/** [CB8] The old club has its days to answer, then the league decides without it. */
export const turnOf = (
  { kind, answerUntil, answer }: { kind: RequestKind; answerUntil: string | null; answer: Answer | null },
  today: string,
): Turn =>
  kind === 'transfer' && answer === null && answerUntil !== null && today <= answerUntil ? 'other-team' : 'league';

/** Why the league looks twice before it says yes. */
export const DOUBTS = ['looks_alike', 'above_most', 'no_declaration', 'club_objects'] as const;
export type Doubt = (typeof DOUBTS)[number];

export interface DoubtFacts {
  kind: RequestKind;
  /** Somebody of the same name, or of the same family name and birth date, is known. */
  looksAlike: boolean;
  /** Whether somebody has said that it is not the same person, or which it is. */
  isResolved: boolean;
  /** A minor without the declaration of a parent. */
  lacksDeclaration: boolean;
  /** Of the squad, without him. */
  squadSize: number;
  most: number;
  answer: Answer | null;
}

/** [CB7] What somebody should know before he says yes. What the rules forbid is refused by the commands themselves. */
export function doubtsAbout(facts: DoubtFacts): Doubt[] {
  const joins = facts.kind === 'new-player' || facts.kind === 'transfer';
  const doubts: Record<Doubt, boolean> = {
    looks_alike: facts.kind === 'new-player' && facts.looksAlike && !facts.isResolved,
    above_most: joins && facts.squadSize >= facts.most,
    no_declaration: joins && facts.lacksDeclaration,
    club_objects: facts.kind === 'transfer' && facts.answer?.agreed === false,
  };
  return DOUBTS.filter((doubt) => doubts[doubt]);
}

/** [CB2] What happens to a request; only the first that comes decides. */
export type Decision = Exclude<RequestState, 'open'>;
export const decide = (state: RequestState, decision: Decision): RequestState => (state === 'open' ? decision : state);
