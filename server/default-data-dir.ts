import { statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const OF_THE_SYSTEM = '/var/lib/delta-league';

interface Surroundings {
  programFolder: string;
  currentFolder: string;
  runsAsRoot: boolean;
}

/**
 * The folder of the league when none is set. A package manager may replace the folder of an installed program, so its league
 * is in the current one.
 */
export function defaultDataDir({ programFolder, currentFolder, runsAsRoot }: Surroundings): string {
  if (!isInstalled(programFolder)) return runsAsRoot ? OF_THE_SYSTEM : join(programFolder, '.data');
  return runsAsRoot && !everybodyMayEnter(currentFolder) ? OF_THE_SYSTEM : join(currentFolder, 'delta-data');
}

/** As a package, not as a clone of the repository. */
const isInstalled = (programFolder: string): boolean => programFolder.split(sep).includes('node_modules');

/** Root's PostgreSQL runs as another user, who has to reach its data. */
function everybodyMayEnter(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || everybodyMayEnter(parent));
}
