import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One import as it stands in a file, and what it leads to: a path from the root, or a package. */
export interface Import {
  line: number;
  typeOnly: boolean;
  target: string;
  isPackage: boolean;
}

export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  const read = (start: number, specifier: string): Import => ({
    line: lineAt(start),
    // `import { type A }` still loads the module; only `import type` does not.
    typeOnly: /^(import|export)\s+type\b/.test(source.slice(start, start + 40)),
    ...resolve(file, specifier),
  });

  const imports = module.staticImports.map((found) => read(found.start, found.moduleRequest.value));
  const reexports = module.staticExports.flatMap((found) => {
    const request = found.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    return request ? [read(found.start, request.value)] : [];
  });
  const dynamic = module.dynamicImports.flatMap((found) => {
    const text = source.slice(found.moduleRequest.start, found.moduleRequest.end);
    const literal = /^(['"`])([^$]*)\1$/.exec(text)?.[2];
    return literal === undefined ? [] : [read(found.start, literal)];
  });
  return [...imports, ...reexports, ...dynamic];
}

function resolve(file: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare === '#league.config') return { target: 'league.config.ts', isPackage: false };
  if (bare.startsWith('#')) return { target: posix.normalize(bare.slice(1)), isPackage: false };
  if (bare.startsWith('.')) return { target: posix.join(posix.dirname(file), bare), isPackage: false };
  const depth = bare.startsWith('@') ? 2 : 1;
  const name = bare.split('/').slice(0, depth).join('/');
  return { target: builtinModules.includes(name) ? `node:${name}` : name, isPackage: true };
}
