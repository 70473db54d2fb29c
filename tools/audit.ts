import { spawnSync } from 'node:child_process';
import { root } from './processes.ts';
import { shippedPackages } from './third-party.ts';

/* Fails on a known vulnerability of what the program is made of; tools of developers do not count. Without a registry that answers nothing is known, which is said. */

interface Audit {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 120_000 });
const { vulnerabilities } = parse(stdout);
if (!vulnerabilities) {
  process.stdout.write('The registry does not say which packages are vulnerable; nothing was checked.\n');
} else {
  const shipped = new Set(shippedPackages(root).map(({ name }) => name));
  const found = Object.entries(vulnerabilities).filter(([name]) => shipped.has(name));
  for (const [name, { severity, range }] of found) process.stderr.write(`${name} ${range}: ${severity}\n`);
  process.stdout.write(`${found.length} packages with known vulnerabilities.\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

function parse(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}
