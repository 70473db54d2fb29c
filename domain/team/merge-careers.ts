import { commonDays, spanOf, type Membership } from './membership.ts';
import type { Career, Transfer } from './plan-move.ts';

/**
 * [SQ14] The career of two records that are one person: times in one squad that overlap are one, with the
 * number of the record that stays; a transfer that both have is listed once.
 */
export function mergeCareers(kept: Career, other: Career): Career {
  const transfers = other.transfers.filter((one) => !kept.transfers.some((same) => isSameTransfer(same, one)));
  return {
    memberships: other.memberships.reduce(addMembership, [...kept.memberships]),
    transfers: [...kept.transfers, ...transfers.map((one) => ({ ...one, id: null }))],
  };
}

function addMembership(into: readonly Membership[], added: Membership): Membership[] {
  const same = into.find((one) => areOneTime(one, added));
  if (!same) return [...into, { ...added, id: null }];
  const until = [spanOf(same).until, spanOf(added).until].toSorted().at(-1);
  const isOpen = same.leftOn === null || added.leftOn === null;
  const joined = {
    ...same,
    shirtNumber: same.shirtNumber ?? added.shirtNumber,
    captain: same.captain || added.captain,
    joinedOn: same.joinedOn < added.joinedOn ? same.joinedOn : added.joinedOn,
    leftOn: isOpen ? null : (until ?? null),
  };
  // The longer time may now touch another of the same squad.
  const rest = into.filter((one) => one !== same);
  const next = rest.find((one) => areOneTime(one, joined));
  return next ? addMembership(rest.filter((one) => one !== next).concat(joined), next) : [...rest, joined];
}

const areOneTime = (one: Membership, other: Membership): boolean =>
  one.teamId === other.teamId && commonDays(spanOf(one), spanOf(other)) !== null;

const isSameTransfer = (one: Transfer, other: Transfer): boolean =>
  one.fromTeamId === other.fromTeamId && one.toTeamId === other.toTeamId && one.movedOn === other.movedOn;
