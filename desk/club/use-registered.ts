import { deskPaths } from '#contract/desk/paths.ts';
import type { Registrations } from '#contract/desk/registrations.ts';
import { useDesk } from '#desk/kit/use-desk.ts';

/** How many have registered by the team's link and wait for a manager. */
export const useRegistered = (teamId: number | null): number =>
  useDesk<Registrations>(teamId === null ? null : deskPaths.registrations(teamId)).data?.waiting.length ?? 0;
