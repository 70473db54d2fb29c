import { league } from '#league.config';

/** The competition named in league.config.ts, else the first. */
export const homeLeague = <Named extends { name: string }>(competitions: Named[]): Named | undefined =>
  competitions.find(({ name }) => name === league.homeLeague) ?? competitions[0];
