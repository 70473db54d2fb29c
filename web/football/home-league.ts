/** The competition that the league's settings name, else the first. */
export const findHomeLeague = <Competition extends { name: string; nameBg?: string }>(
  competitions: Competition[],
  homeLeague: string,
): Competition | undefined => competitions.find(({ name, nameBg = name }) => nameBg === homeLeague) ?? competitions[0];
