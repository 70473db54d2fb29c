import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['contract', 'demo', 'desk', 'domain', 'i18n', 'server', 'tests', 'tools', 'ui', 'web'];

/** Numbers of rules in domain/SPEC.md that no test quotes or that are there twice, and numbers in tests that are no rule. */
export function compareRules(spec: string, tests: string): { untested: string[]; twice: string[]; unknown: string[] } {
  const numbers = [...spec.matchAll(/\*\*([A-Z]{2}\d+)\*\*/g)].map(([, number = '']) => number);
  const rules = new Set(numbers);
  const quoted = new Set(
    [...tests.matchAll(/\[((?:[A-Z]{2}\d+(?:, )?)+)\]/g)].flatMap(([, list = '']) => list.split(', ')),
  );
  return {
    untested: [...rules].filter((rule) => !quoted.has(rule)),
    twice: numbers.filter((number, index) => numbers.indexOf(number) !== index),
    unknown: [...quoted].filter((number) => !rules.has(number)),
  };
}

export function findRuleFaults(root: string): string | null {
  const tests = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  const { untested, twice, unknown } = compareRules(
    readFileSync(join(root, 'domain/SPEC.md'), 'utf8'),
    tests.join('\n'),
  );
  const faults = [
    untested.length > 0 && `No test quotes ${untested.join(', ')} of domain/SPEC.md.`,
    twice.length > 0 && `domain/SPEC.md has ${twice.join(', ')} twice.`,
    unknown.length > 0 && `Tests quote ${unknown.join(', ')}, which domain/SPEC.md does not have.`,
  ].filter(Boolean);
  return faults.length > 0 ? faults.join('\n') : null;
}
