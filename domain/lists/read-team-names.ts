import { cleanTeam } from './clean-name.ts';
import { teamKey } from './match-teams.ts';

/** What stands before a name in a list: „1.“, „2)“, „№ 3“, „-“, „•“. */
const COUNTER = /^\s*(?:(?:№|no\.?|#)?\s*\d{1,2}\s*[.):–-]+|[-–—•*·✓]+)\s*/iu;

/** [IM24] Names of teams, one to a line, as they are pasted; each team once. */
export function readTeamNames(text: string): string[] {
  const names = text
    .split(/[\r\n\t;]+/)
    .map((line) => cleanTeam(line.replace(COUNTER, '')))
    .filter((name) => /\p{L}/u.test(name));
  return names.filter((name, at) => names.findIndex((other) => teamKey(other) === teamKey(name)) === at);
}
