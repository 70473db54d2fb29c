import type { ClubRequest } from '#contract/desk/requests.ts';

/** By what the list of requests is narrowed; the teams that want to join stand under them. */
export const REQUEST_GROUPS = ['new-player', 'transfer', 'release', 'data', 'applications'] as const;
export type RequestGroup = (typeof REQUEST_GROUPS)[number];

/** The group that the address names. */
export const groupNamed = (name: string | null): RequestGroup | null =>
  REQUEST_GROUPS.find((group) => group === name) ?? null;

export const groupOf = ({ kind }: Pick<ClubRequest, 'kind'>): RequestGroup =>
  kind === 'new-player' || kind === 'transfer' || kind === 'release' ? kind : 'data';
