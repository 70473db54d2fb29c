import { addDays } from '#domain/formatting/sofia-time.ts';
import { commonDays, isMemberOn, spanOf, type Days, type Membership } from './membership.ts';
import { TEAM_RANKS, type TeamRank } from './rank.ts';

/** A transfer as it is listed. */
export interface Transfer {
  /** Null until it is stored. */
  id: number | null;
  fromTeamId: number | null;
  toTeamId: number | null;
  rank: TeamRank;
  movedOn: string;
}

/** Where a player was, is and will be. */
export interface Career {
  memberships: readonly Membership[];
  transfers: readonly Transfer[];
}

export type Move =
  /** Into another squad, for good. */
  | { kind: 'transfer'; toTeamId: number; on: string; shirtNumber: number | null }
  /** For a time; with `until` his last day there is known. */
  | { kind: 'loan'; toTeamId: number; on: string; until: string | null; shirtNumber: number | null }
  /** Without a team from that day on. */
  | { kind: 'release'; on: string }
  /** Back to the team that lent him. */
  | { kind: 'return'; on: string; shirtNumber: number | null };
export type MoveKind = Move['kind'];
export const MOVE_KINDS = ['transfer', 'loan', 'release', 'return'] as const satisfies readonly MoveKind[];

export type MoveRefusal =
  | 'not_in_squad'
  | 'same_squad'
  | 'joined_later'
  | 'on_loan'
  | 'not_on_loan'
  | 'until_too_early';

/** [SQ10], [SQ11] What a move out of one of his squads makes of a career; or why it cannot be. */
export function planMove(career: Career, leftId: number, move: Move): Career | MoveRefusal {
  const left = career.memberships.find(({ id }) => id === leftId);
  const lastDay = addDays(move.on, -1);
  if (!left || (left.leftOn !== null && left.leftOn < lastDay)) return 'not_in_squad';
  if (left.joinedOn > lastDay) return 'joined_later';
  if ('toTeamId' in move && move.toTeamId === left.teamId) return 'same_squad';
  if (move.kind === 'loan' && left.loanFromId !== null) return 'on_loan';
  if (move.kind === 'loan' && move.until !== null && move.until < move.on) return 'until_too_early';
  if (move.kind === 'return' && left.loanFromId === null) return 'not_on_loan';
  const others = withoutReturn(career, left);
  const next = [...stayBetween(left, move), ...comebackOf(left, move)];
  const transfers = next.map(({ teamId, joinedOn }, at) => ({
    ...LISTED,
    rank: left.rank,
    fromTeamId: next[at - 1]?.teamId ?? left.teamId,
    toTeamId: teamId,
    movedOn: joinedOn,
  }));
  const release = { ...LISTED, rank: left.rank, fromTeamId: left.teamId, toTeamId: null, movedOn: move.on };
  return {
    memberships: [...others.memberships.filter(({ id }) => id !== leftId), { ...left, leftOn: lastDay }, ...next],
    transfers: [...others.transfers, ...(move.kind === 'release' ? [release] : transfers)],
  };
}

const LISTED = { id: null };

/** The squad that he joins. */
function stayBetween(left: Membership, move: Move): Membership[] {
  const joining = { id: null, rank: left.rank, captain: false, joinedOn: move.on, leftOn: null, loanFromId: null };
  switch (move.kind) {
    case 'release':
      return [];
    case 'transfer':
      return [{ ...joining, teamId: move.toTeamId, shirtNumber: move.shirtNumber }];
    case 'loan':
      return [
        {
          ...joining,
          teamId: move.toTeamId,
          shirtNumber: move.shirtNumber,
          loanFromId: left.teamId,
          leftOn: move.until,
        },
      ];
    case 'return':
      return left.loanFromId === null ? [] : [{ ...joining, teamId: left.loanFromId, shirtNumber: move.shirtNumber }];
  }
}

/** After a loan whose last day is known he is back, with his number. */
function comebackOf(left: Membership, move: Move): Membership[] {
  if (move.kind !== 'loan' || move.until === null) return [];
  if (left.leftOn !== null && left.leftOn <= move.until) return [];
  return [{ ...left, id: null, captain: false, joinedOn: addDays(move.until, 1) }];
}

/** Another move takes the place of a comeback that was planned. */
function withoutReturn({ memberships, transfers }: Career, loan: Membership): Career {
  if (loan.loanFromId === null || loan.leftOn === null) return { memberships, transfers };
  const back = addDays(loan.leftOn, 1);
  return {
    memberships: memberships.filter(({ teamId, joinedOn }) => !(teamId === loan.loanFromId && joinedOn === back)),
    transfers: transfers.filter(
      ({ fromTeamId, toTeamId, movedOn }) =>
        !(fromTeamId === loan.teamId && toTeamId === loan.loanFromId && movedOn === back),
    ),
  };
}

/** [SQ12] The rank of one more team: the first that none of his teams of those days has. */
export function rankIn(memberships: readonly Membership[], days: Days): TeamRank {
  const taken = new Set(
    memberships.filter((one) => commonDays(spanOf(one), spanOf(days)) !== null).map(({ rank }) => rank),
  );
  return TEAM_RANKS.find((rank) => !taken.has(rank)) ?? 'THIRD';
}

/** His squads of a day, the main one first. */
export const membershipsOn = (memberships: readonly Membership[], day: string): Membership[] =>
  memberships
    .filter((one) => isMemberOn(one, day))
    .toSorted((a, b) => TEAM_RANKS.indexOf(a.rank) - TEAM_RANKS.indexOf(b.rank));
