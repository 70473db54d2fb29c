import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { lookOn } from '#server/pictures/league-look.ts';
import type { Letterhead } from './letterhead.ts';

/** What stands on the paper of a league. */
export const letterheadOf = ({ name, identity, contacts: { address, phone, email } }: LeagueSettings): Letterhead => ({
  league: name.bg,
  look: lookOn('light', identity),
  contacts: [address.bg, phone, email].filter((contact) => contact !== '').join('  ·  '),
});
