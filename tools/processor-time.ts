import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/**
 * The processor time of each test file with all the processes it started, and of the whole run by program:
 * `PROCESSOR_TIME=1 npm test -- tests/e2e`. With the variable files run one after the other.
 */
export default class ProcessorTime implements Reporter {
  private readonly programs = new Map<string, number>();
  private readonly files: [file: string, tests: number, seconds: number][] = [];
  private readonly seen = new Map<number, Process>();
  private before = 0;
  private timer: NodeJS.Timeout | undefined;

  onTestRunStart() {
    this.timer = setInterval(() => this.look(), 500);
  }

  onTestModuleStart() {
    // What a global set-up did is no file's.
    if (this.files.length === 0) this.before = this.look();
  }

  onTestModuleEnd({ moduleId, children }: TestModule) {
    const now = this.look();
    this.files.push([relative(process.cwd(), moduleId), [...children.allTests()].length, (now - this.before) / TICKS]);
    this.before = now;
  }

  onTestRunEnd() {
    clearInterval(this.timer);
    this.look();
    for (const { program, ticks } of this.seen.values())
      this.programs.set(program, (this.programs.get(program) ?? 0) + ticks / TICKS);
    for (const [file, tests, seconds] of this.files.toSorted((a, b) => b[2] - a[2]))
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${file} (${tests})`);
    for (const [program, seconds] of this.programs) console.log(`${seconds.toFixed(1).padStart(7)} s  by ${program}`);
    const sum = this.files.reduce((total, [, , seconds]) => total + seconds, 0);
    console.log(`${sum.toFixed(1).padStart(7)} s  in all`);
  }

  /** The ticks of this process and its descendants until now, with those that have ended. */
  private look(): number {
    const processes = readProcesses();
    const isOurs = (pid: number): boolean => {
      const parent = processes.get(pid)?.parent ?? 0;
      return pid === process.pid || (parent > 0 && isOurs(parent));
    };
    let sum = 0;
    for (const one of processes.values()) {
      if (!isOurs(one.pid)) continue;
      this.seen.set(one.pid, one);
      sum += one.ticks + one.ticksOfEnded;
    }
    return sum;
  }
}

interface Process {
  pid: number;
  parent: number;
  program: string;
  ticks: number;
  ticksOfEnded: number;
}

function readProcesses(): Map<number, Process> {
  const all = new Map<number, Process>();
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger))
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const number = (at: number) => Number(fields[at]);
      const program = nameOf(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
      const [ticks, ticksOfEnded] = [number(11) + number(12), number(13) + number(14)];
      all.set(pid, { pid, parent: number(1), program, ticks, ticksOfEnded });
    } catch {
      // It has ended meanwhile.
    }
  return all;
}

function nameOf(command: string): string {
  if (/chrom/.test(command)) return 'Chromium';
  if (/^postgres|\/postgres\b/.test(command)) return 'PostgreSQL';
  if (command.includes('dist/server/')) return 'the built program';
  return 'tests';
}
