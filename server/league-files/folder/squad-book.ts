import { commonDays, isMemberOn, spanOf, type Days } from '#domain/team/membership.ts';
import { freeNumbers, wearerOf } from '#domain/team/shirt-numbers.ts';
import { clashesOf, type CompetitionEntry } from '#domain/team/squad-rules.ts';
import type { TeamRank } from '#domain/team/rank.ts';
import { asText, identityOf, type Row, type Value } from '#server/db/league-tables/league-table.ts';
import { because, withHint, type Reason } from './problems.ts';

export interface Membership {
  team: string;
  shirtNumber: number | null;
}

interface Member extends Days, Membership {
  player: string;
  rank: TeamRank;
}

interface Clash {
  line: number | null;
  player: string;
  column: 'team' | 'shirt_number' | 'joined_on';
  written: string;
  reason: Reason;
}

const FREE_NUMBERS = 2;

/** The squads as they will be: those of the league, and the rows of the file in their place. */
export class SquadBook {
  readonly #today: string;
  /** Since when new players belong to their teams; null for today. */
  readonly #since: string | null;
  readonly #stored = new Map<string, Member>();
  readonly #storedSquads = new Squads([]);
  readonly #written = new Map<string, { member: Member; line: number | null }>();
  /** Stored memberships that rows of the file stand for, whether on the same day or an earlier one. */
  readonly #replaced = new Set<Member>();
  readonly #entries: CompetitionEntry[] = [];
  /** The rules know teams and competitions by numbers. */
  readonly #numbers = new Map<string, number>();

  constructor(today: string, since: string | null = null) {
    this.#today = today;
    this.#since = since;
  }

  addStored(row: Row) {
    const member = toMember(row);
    this.#stored.set(identity(row), member);
    this.#storedSquads.add(member);
  }

  /** [IM22] The stored squads in which a player is, or will be. */
  squadsOf = (player: string): readonly Membership[] =>
    this.#storedSquads.ofPlayer(player).filter(({ leftOn }) => leftOn === null || leftOn >= this.#today);

  /** Columns that the file does not have stay as they are. */
  add(row: Row, line: number | null, { present, keepsEmpty }: { present: ReadonlySet<string>; keepsEmpty: boolean }) {
    const member = toMember(row);
    const before = this.#stored.get(identity(row)) ?? this.#laterSpell(member);
    if (before) this.#replaced.add(before);
    const isKept = (column: string) => !present.has(column) || (keepsEmpty && row[column] === null);
    if (before && isKept('shirt_number')) member.shirtNumber = before.shirtNumber;
    if (before && isKept('left_on')) member.leftOn = before.leftOn;
    this.#written.set(identity(row), { member, line });
  }

  /** A team in a season of a competition, with the days of that season. */
  addEntry(row: Row, { starts_on: startsOn, ends_on: endsOn }: Row) {
    this.#entries.push({
      competitionSeasonId: this.#numberOf(`${asText(row['competition'])}\0${asText(row['season'])}`),
      teamId: this.#numberOf(asText(row['team'])),
      startsOn: asText(startsOn),
      endsOn: asText(endsOn),
      withdrawnOn: textOrNull(row['withdrawn_on']),
    });
  }

  /** [IM18] Since when a player belongs to a team, where his row does not say it. */
  joiningDay(team: Value, player: Value): string {
    const own = this.#storedSquads.ofPlayer(asText(player));
    const member = own.findLast((one) => one.team === team && isMemberOn(one, this.#today));
    if (!member) return this.#since ?? this.#today;
    const since = this.#since ?? member.joinedOn;
    const isElsewhere = own.some(
      (one) => one !== member && one.joinedOn < member.joinedOn && (one.leftOn ?? since) >= since,
    );
    return since < member.joinedOn && !isElsewhere ? since : member.joinedOn;
  }

  /** [IM18] An earlier first day is a change of the membership that the league has. */
  #laterSpell({ team, player, joinedOn, leftOn }: Member): Member | undefined {
    const own = this.#storedSquads.ofPlayer(player).filter((one) => one.team === team);
    const next = own.filter((one) => one.joinedOn > joinedOn).toSorted((a, b) => (a.joinedOn < b.joinedOn ? -1 : 1))[0];
    return next && (leftOn === null || leftOn >= next.joinedOn) ? next : undefined;
  }

  /** What new and changed rows of the file would make impossible. What is so already is left to `delta check`. */
  *clashes(isPruned: boolean, nameOf: (table: 'teams' | 'players', key: string) => string): Generator<Clash> {
    const isChanged = (key: string, { shirtNumber, joinedOn, leftOn }: Member) => {
      const before = this.#stored.get(key);
      return !before || shirtNumber !== before.shirtNumber || joinedOn !== before.joinedOn || leftOn !== before.leftOn;
    };
    const kept = isPruned ? [] : [...this.#stored].filter(([, member]) => !this.#replaced.has(member));
    const written = [...this.#written];
    const accepted = new Squads([
      ...kept.map(([, member]) => member),
      ...written.flatMap(([key, { member }]) => (isChanged(key, member) ? [] : [member])),
    ]);
    const waiting = new Squads(written.map(([, { member }]) => member));
    for (const [key, { member, line }] of written) {
      if (!isChanged(key, member)) continue;
      const clash = this.#clashOf(member, accepted, nameOf, waiting);
      if (clash) yield { line, player: member.player, ...clash };
      else accepted.add(member);
    }
  }

  #clashOf(
    member: Member,
    accepted: Squads,
    nameOf: (table: 'teams' | 'players', key: string) => string,
    waiting: Squads,
  ): Pick<Clash, 'column' | 'written' | 'reason'> | null {
    const { team, player, shirtNumber } = member;
    const own = accepted.ofPlayer(player).filter((other) => commonDays(spanOf(other), spanOf(member)) !== null);
    const twice = own.find((other) => other.team === team);
    if (twice) {
      const reason = because('twiceInSquad', { player: nameOf('players', player), day: twice.joinedOn });
      return { column: 'joined_on', written: member.joinedOn, reason };
    }
    const elsewhere = own.find(
      (other) => clashesOf(this.#numbered(member), this.#numbered(other), this.#entries).length > 0,
    );
    if (elsewhere) {
      const values = { player: nameOf('players', player), team: nameOf('teams', elsewhere.team) };
      return { column: 'team', written: nameOf('teams', team), reason: because('inTwoTeams', values) };
    }
    const others = accepted.ofTeam(team).filter((other) => other.player !== player && this.#isOver(other, member));
    const wearer = wearerOf(shirtNumber, others, member);
    if (!wearer) return null;
    const values = {
      number: String(shirtNumber),
      team: nameOf('teams', team),
      player: nameOf('players', wearer.player),
    };
    const free = freeNumbers([...others, ...waiting.ofTeam(team)], member, FREE_NUMBERS);
    const suggestions = free.map((number) => ({ value: String(number) }));
    const reason = withHint(because('numberTaken', values), '', suggestions);
    return { column: 'shirt_number', written: values.number, reason };
  }

  #numberOf(key: string): number {
    const number = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, number);
    return number;
  }

  #numbered(member: Member) {
    return { ...member, id: null, teamId: this.#numberOf(member.team), captain: false, loanFromId: null };
  }

  /** What two had in common until yesterday is no trouble any more. */
  #isOver(one: Member, other: Member): boolean {
    return (commonDays(spanOf(one), spanOf(other))?.until ?? '') >= this.#today;
  }
}

/** Members by team and by player. */
class Squads {
  readonly #byTeam = new Map<string, Member[]>();
  readonly #byPlayer = new Map<string, Member[]>();

  constructor(members: readonly Member[]) {
    for (const member of members) this.add(member);
  }

  add(member: Member) {
    put(this.#byTeam, member.team, member);
    put(this.#byPlayer, member.player, member);
  }

  ofTeam = (team: string): readonly Member[] => this.#byTeam.get(team) ?? [];
  ofPlayer = (player: string): readonly Member[] => this.#byPlayer.get(player) ?? [];
}

function put(lists: Map<string, Member[]>, key: string, member: Member) {
  const list = lists.get(key);
  if (list) list.push(member);
  else lists.set(key, [member]);
}

const textOrNull = (value: Value | undefined): string | null => (value === null ? null : asText(value));
const identity = ({ team, player, joined_on: joined }: Row) =>
  identityOf([team ?? null, player ?? null, joined ?? null]);
const toMember = (row: Row): Member => ({
  team: asText(row['team']),
  player: asText(row['player']),
  shirtNumber: row['shirt_number'] === null ? null : Number(row['shirt_number']),
  rank: asText(row['rank']) as TeamRank,
  joinedOn: asText(row['joined_on']),
  leftOn: textOrNull(row['left_on']),
});
