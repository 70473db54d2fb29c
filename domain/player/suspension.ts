import { servesOn, type Ban } from './ban.ts';

/** Cards of one player in one match, as in the ledger. */
export type Card = 'YELLOW_CARD' | 'SECOND_YELLOW' | 'RED_CARD';

/** A match of the team that a player belonged to on its day. */
export interface TeamMatch {
  /** The count of yellow cards starts again every season. */
  season: number;
  competition: number;
  /** [SU7] The competitions of the season whose suspensions it serves, its own among them. */
  sharedWith: readonly number[];
  /** [SU8] In whose count its yellow cards are. */
  yellowsOf: number;
  /** [SU1] How many yellow cards cost a match in that count; 0 if they never do. */
  yellowsPerSuspension: number;
  /** [SU3] Of its competition; 0 where a red card costs what the commission decides, and nothing by itself. */
  matchesPerRed: number;
  /** [SU2] Whether a second yellow card is a yellow and a red one there. */
  secondYellowIsRed: boolean;
  /** In Sofia. */
  day: string;
  /** Played or live: only such matches serve a suspension. [SU4] */
  played: boolean;
  cards: readonly ShownCard[];
}

export interface ShownCard {
  kind: Card;
  /** [SU13] When the ledger had it as it stands. */
  knownAt: string;
}

export const SUSPENSION_CAUSES = ['yellows', 'SECOND_YELLOW', 'RED_CARD', 'ban'] as const;

export interface Suspension {
  cause: (typeof SUSPENSION_CAUSES)[number];
  /** Matches still to be missed, the next one included; null for a ban that ends on a day. */
  matches: number | null;
  /** The last day of such a ban. */
  until: string | null;
  /** The ban that causes it. */
  ban: number | null;
}

/** Unless the competition says otherwise. [SU1] */
export const YELLOWS_PER_SUSPENSION = 3;

export interface Discipline {
  /** Yellow cards that count towards the next suspension. */
  yellows: number;
  /** How many more cost a match; null if they never do. */
  yellowsLeft: number | null;
  suspension: Suspension | null;
}

interface Pending {
  cause: Exclude<Suspension['cause'], 'ban'>;
  competition: number;
  knownAt: string;
}

interface CardRecord {
  pending: Pending[];
  /** When each yellow card of a count became known. */
  yellows: Map<string, string[]>;
  /** Matches that each ban has cost. */
  served: Map<number, number>;
}

/**
 * What a player has to expect in each of these matches, which are in order of kick-off, after those before it. With `knownBy`,
 * an instant for each match, only by the cards that were known then. [SU13]
 */
export function disciplinesIn<Match extends TeamMatch>(
  matches: readonly Match[],
  bans: readonly Ban[],
  knownBy?: (match: Match) => string,
): Discipline[] {
  const record: CardRecord = { pending: [], yellows: new Map(), served: new Map() };
  return matches.map((match) => {
    const discipline = disciplineFor(match, record, bans, knownBy?.(match));
    if (match.played) addMatch(record, match, bans);
    return discipline;
  });
}

function disciplineFor(match: TeamMatch, record: CardRecord, bans: readonly Ban[], knownBy?: string): Discipline {
  const { yellowsPerSuspension: needed } = match;
  const yellows = record.yellows.get(countOf(match))?.length ?? 0;
  const pending = record.pending.filter(
    ({ competition, knownAt }) =>
      match.sharedWith.includes(competition) && (knownBy === undefined || knownAt <= knownBy),
  );
  return {
    yellows,
    yellowsLeft: needed === 0 ? null : needed - yellows,
    suspension: banFor(match, record, bans, pending.length) ?? suspensionBy(pending),
  };
}

function suspensionBy([first, ...more]: readonly Pending[]): Suspension | null {
  return first ? { cause: first.cause, matches: 1 + more.length, until: null, ban: null } : null;
}

/** [SU9] Of several bans the one that lasts longest, those that end on a day before the others. */
function banFor(match: TeamMatch, { served }: CardRecord, bans: readonly Ban[], byCards: number): Suspension | null {
  const suspensions = bans.flatMap((ban): Suspension[] => {
    if (!servesOn(ban, match)) return [];
    if (ban.matches === null) return [{ cause: 'ban', matches: null, until: ban.endsOn, ban: ban.id }];
    const left = ban.matches - (served.get(ban.id) ?? 0);
    // [SU10] A match serves both a ban and a suspension by cards.
    return left > 0 ? [{ cause: 'ban', matches: Math.max(left, byCards), until: null, ban: ban.id }] : [];
  });
  return suspensions.toSorted(longestFirst)[0] ?? null;
}

const longestFirst = (a: Suspension, b: Suspension): number =>
  (b.until ?? '').localeCompare(a.until ?? '') || (b.matches ?? 0) - (a.matches ?? 0) || (a.ban ?? 0) - (b.ban ?? 0);

function addMatch({ pending, yellows, served }: CardRecord, match: TeamMatch, bans: readonly Ban[]): void {
  const { competition, yellowsPerSuspension: needed, matchesPerRed, secondYellowIsRed, cards } = match;
  const due = pending.findIndex((each) => match.sharedWith.includes(each.competition));
  if (due >= 0) pending.splice(due, 1);
  for (const ban of bans) if (servesOn(ban, match)) served.set(ban.id, (served.get(ban.id) ?? 0) + 1);
  const knownAt = (kind: Card) => cards.find((card) => card.kind === kind)?.knownAt;
  const suspend = (cause: Pending['cause'], at: string, times = 1) =>
    pending.push(...Array.from({ length: times }, () => ({ cause, competition, knownAt: at })));
  const [yellow, second, red] = [knownAt('YELLOW_CARD'), knownAt('SECOND_YELLOW'), knownAt('RED_CARD')];
  const count = yellows.get(countOf(match)) ?? [];
  yellows.set(countOf(match), count);
  if (second !== undefined) suspend('SECOND_YELLOW', second, secondYellowIsRed ? matchesPerRed : 1);
  if (second === undefined || secondYellowIsRed) count.push(...[yellow ?? second].filter((at) => at !== undefined));
  if (red !== undefined) suspend('RED_CARD', red, matchesPerRed);
  if (needed === 0 || count.length < needed) return;
  const last = count.toSorted().at(-1) ?? '';
  count.length = 0;
  suspend('yellows', last);
}

/** [SU8] */
const countOf = ({ season, yellowsOf }: TeamMatch) => `${season}:${yellowsOf}`;
