export const FOLLOWED_KINDS = ['team', 'player', 'competition'] as const;
export type FollowedKind = (typeof FOLLOWED_KINDS)[number];

/** What a fan has marked with a star. */
export interface Followed {
  kind: FollowedKind;
  id: number;
}

/** [FO1] */
export const MAX_FOLLOWED = 40;

const LETTERS = { team: 't', player: 'p', competition: 'c' } as const;

/** [FO2] „t7.p12.c3“: short enough for an address and a QR code. What cannot be read is left out. */
export function parseFollowing(text: string): Followed[] {
  const found = new Map<string, Followed>();
  for (const part of text.split('.')) {
    const kind = FOLLOWED_KINDS.find((known) => LETTERS[known] === part.charAt(0));
    const id = /^.[1-9]\d{0,9}$/.test(part) ? Number(part.slice(1)) : 0;
    if (kind && id > 0 && id <= 2_147_483_647) found.set(part, { kind, id });
  }
  return [...found.values()].slice(0, MAX_FOLLOWED);
}

export const writeFollowing = (following: readonly Followed[]): string =>
  following.map(({ kind, id }) => LETTERS[kind] + id).join('.');

const isSame = (one: Followed, other: Followed) => one.kind === other.kind && one.id === other.id;

export const isFollowed = (following: readonly Followed[], one: Followed): boolean =>
  following.some((other) => isSame(one, other));

/** [FO3] The newest is last; when there are too many, the oldest goes. */
export const follow = (following: readonly Followed[], added: readonly Followed[]): Followed[] =>
  [...following, ...added.filter((one) => !isFollowed(following, one))].slice(-MAX_FOLLOWED);

export const unfollow = (following: readonly Followed[], one: Followed): Followed[] =>
  following.filter((other) => !isSame(one, other));

/** [FO4] The same for everybody who follows the same, so that they share a cached response. */
export const canonical = (following: readonly Followed[]): Followed[] =>
  following.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.id - b.id);

export const idsOf = (following: readonly Followed[], kind: FollowedKind): number[] =>
  following.filter((one) => one.kind === kind).map(({ id }) => id);
