import { league } from '#league.config';
import type { Competition } from '#web/football/model.ts';

/** The competition named in the settings, else the first. */
export const homeLeague = (competitions: Competition[]): Competition | undefined =>
  competitions.find(({ name }) => name === league.homeLeague) ?? competitions[0];
