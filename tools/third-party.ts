import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code, fonts or pictures the program ships. */
export interface ShippedPackage {
  name: string;
  license: string;
  /** Its licence file, if it has one. */
  text: string | null;
  /** One of several that npm chooses from by the kind of machine. */
  isCompiled: boolean;
}

interface LockedPackage {
  license?: string;
  dev?: true;
  optional?: true;
  /** Names also packages that are used if they happen to be there. */
  peerDependenciesMeta?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Lock = Record<string, LockedPackage>;

/** What the build reads. */
const SHIPPED_FOLDERS = ['contract', 'demo', 'desk', 'domain', 'i18n', 'server', 'tools/building', 'ui', 'web'];
const IMPORT = /(?:^|\n)(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'|import\('([^']+)'\)/g;
const FONT = /['`](@[\w-]+\/[\w-]+\/[^'`]+\.(?:ttf|woff))['`]/g;
/** They build the program and leave nothing of themselves in it. */
const BUILD_ONLY = ['vite', '@vitejs/plugin-react', 'vitest'];

/** Takes React's place in the open pages: the build names it, and no source file does. */
const ALIASED = ['preact'];

/** Everything that the program is made of, with what that needs in turn. */
export function shippedPackages(root: string): ShippedPackage[] {
  const lock = (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;
  const program = lock[''] ?? {};
  const direct = [
    ...importedPackages(root),
    ...ALIASED,
    ...Object.keys({ ...program.dependencies, ...program.optionalDependencies }),
  ];
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependenciesMeta } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependenciesMeta })) {
      const next = resolveIn(lock, path, name);
      if (next !== null) visit(next);
    }
  };
  for (const name of direct) if (lock[`node_modules/${name}`]) visit(`node_modules/${name}`);
  const packages = [...found].filter((path) => !path.includes('node_modules/@types/'));
  const byName = new Map(packages.map((path) => [path.replace(/^.*node_modules\//, ''), path]));
  return [...byName]
    .map(([name, path]) => describe(name, join(root, path), lock[path] ?? {}))
    .toSorted(byNameOfPackage);
}

const byNameOfPackage = (a: ShippedPackage, b: ShippedPackage) => (a.name < b.name ? -1 : 1);

function describe(name: string, folder: string, { license, optional, dev }: LockedPackage): ShippedPackage {
  const text = licenseText(folder);
  const isMit = text?.includes('Permission is hereby granted, free of charge') ?? false;
  return { name, text, license: license ?? (isMit ? 'MIT' : 'unknown'), isCompiled: optional === true && !dev };
}

/** As Node finds it: in the package's own folder, then in those around it. */
function resolveIn(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[path]) return path;
    if (!folder.includes('/node_modules/')) return lock[`node_modules/${name}`] ? `node_modules/${name}` : null;
  }
}

function importedPackages(root: string): string[] {
  const names = new Set<string>();
  for (const folder of SHIPPED_FOLDERS) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.(test|fixture)\.tsx?$/.test(file)) continue;
      const source = readFileSync(join(root, folder, file), 'utf8');
      for (const [, ...found] of [...source.matchAll(IMPORT), ...source.matchAll(FONT)]) {
        const path = found.find((group) => group !== undefined) ?? '';
        const [name] = /^(@[^/]+\/)?[^/]+/.exec(path) ?? [''];
        if (!/^[.#/]|^node:/.test(path) && !BUILD_ONLY.includes(name)) names.add(name);
      }
    }
  }
  return [...names];
}

function licenseText(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying|ofl)([-.]|$)/i.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8');
}
