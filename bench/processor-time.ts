import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
/** Members of /proc/PID/stat after the name: of the process itself, and of children that have ended. */
const PARENT = 1;
const OWN = [11, 12] as const;
const ENDED_CHILDREN = [13, 14] as const;

/** Processor time in seconds of a process and of all that it has started. Known on Linux only; elsewhere NaN. */
export function processorSeconds(root: number): number {
  const stats = readStats();
  let ticks = stats.size === 0 ? Number.NaN : 0;
  const pids = [root];
  for (const pid of pids) {
    const stat = stats.get(pid) ?? [];
    for (const field of [...OWN, ...ENDED_CHILDREN]) ticks += stat[field] ?? 0;
    for (const [other, { [PARENT]: parent }] of stats) if (parent === pid) pids.push(other);
  }
  return ticks / TICKS_A_SECOND;
}

/** Of the programs that this one has started, and that have ended. */
export function endedChildrenSeconds(): number {
  const stat = readStat('self');
  return ENDED_CHILDREN.reduce((sum, field) => sum + (stat?.[field] ?? Number.NaN), 0) / TICKS_A_SECOND;
}

function readStats(): Map<number, number[]> {
  const stats = new Map<number, number[]>();
  try {
    for (const name of readdirSync('/proc')) {
      const stat = /^\d+$/.test(name) && readStat(name);
      if (stat) stats.set(Number(name), stat);
    }
  } catch {
    // There is no such folder.
  }
  return stats;
}

function readStat(name: string): number[] | null {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    // It has ended.
    return null;
  }
}
