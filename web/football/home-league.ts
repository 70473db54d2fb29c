/** The competition named in league.config.ts, else the first. */
export const homeLeague = <Named extends { isHomeLeague?: true }>(competitions: Named[]): Named | undefined =>
  competitions.find(({ isHomeLeague }) => isHomeLeague) ?? competitions[0];
