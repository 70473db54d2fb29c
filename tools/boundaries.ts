import { keeps, refusals, rooms, stowaways } from './boundaries.rules.ts';
import { findCycles, shortestWay, type ImportGraph } from './import-graph.ts';
import { importsOf, type Import } from './imports.ts';

/** Every import that the rules refuse, one readable line each. `sources` maps a path from the root to its text. */
export function findViolations(sources: ReadonlyMap<string, string>): string[] {
  const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));
  const refused = [...imports].flatMap(([file, found]) =>
    found.flatMap((one) => {
      const reason = whyRefused(file, one);
      return reason ? [`${file}:${one.line}  imports ${one.target}. ${reason}.`] : [];
    }),
  );
  return [...refused, ...cyclesIn(imports), ...stowawaysIn(imports)].toSorted();
}

function cyclesIn(imports: Imports): string[] {
  return findCycles(graphOf(imports)).map((cycle) => {
    const line = imports.get(cycle[0] ?? '')?.find(({ target }) => target === cycle[1])?.line;
    return `${cycle[0]}:${line}  is part of a cycle: ${cycle.join(' → ')}. Move what they share to a file of its own.`;
  });
}

/** Packages that would come into the browser behind a file that may be imported. */
function stowawaysIn(imports: Imports): string[] {
  const graph = graphOf(imports, ({ typeOnly }) => !typeOnly);
  return [...imports].flatMap(([file, found]) => {
    const room = stowaways.find(([place]) => isIn(file, place) && !isTest(file));
    if (!room) return [];
    const [place, unwanted, instead] = room;
    return found.flatMap(({ target, line, typeOnly }) => {
      if (typeOnly || isIn(target, place)) return [];
      const way = shortestWay(target, unwanted, graph);
      return way ? [`${file}:${line}  brings ${unwanted} into ${place} by ${way.join(' → ')}: ${instead}.`] : [];
    });
  });
}

function whyRefused(file: string, found: Import): string | undefined {
  const rule = rooms.find(([place]) => isIn(file, place));
  if (!rule) return file.includes('/') ? 'This folder is no room: name it in tools/boundaries.rules.ts' : undefined;
  return whyKept(file, found) ?? (found.isPackage ? whyNoPackage(file, found, rule) : whyNoWay(file, found, rule));
}

function whyKept(file: string, { target }: Import): string | undefined {
  const keep = keeps.find(([what]) => what.some((place) => isIn(target, place)));
  if (!keep) return undefined;
  const [, onlyFrom, instead] = keep;
  if (onlyFrom.some((place) => isIn(file, place))) return undefined;
  return `${onlyFrom.length > 0 ? `Only ${onlyFrom.join(', ')} may` : 'Nobody may'}: ${instead}`;
}

function whyNoPackage(file: string, { target }: Import, [room, , packages, instead]: Rule): string | undefined {
  if (isTest(file) || packages === 'any') return undefined;
  if (packages !== 'browser') {
    return packages.includes(target)
      ? undefined
      : `${room} may import ${packages.join(', ') || 'no packages'}: ${instead}`;
  }
  const isForServers = target.startsWith('node:') || target === 'zod';
  return isForServers ? `${room} runs in the browser, without Node's modules and zod: ${instead}` : undefined;
}

function whyNoWay(file: string, { target, typeOnly }: Import, [room, may, , instead]: Rule): string | undefined {
  const allowed = [room, ...may, ...(isTest(file) ? ['tests/support'] : [])];
  if (!allowed.some((place) => isIn(target, place)))
    return `${room} may import ${may.join(', ') || 'nothing'}: ${instead}`;
  if (isTest(file)) return undefined;
  for (const [from, to, unless, right] of refusals) {
    const source = from.find((place) => isIn(file, place));
    const goal = to.find((place) => isIn(target, place));
    if (source === undefined || goal === undefined || (unless === 'type' && typeOnly)) continue;
    if (source === goal && folderOf(file, source) === folderOf(target, goal)) continue;
    return `${source} may not import ${goal}: ${right}`;
  }
  return undefined;
}

type Rule = (typeof rooms)[number];
type Imports = ReadonlyMap<string, Import[]>;

const graphOf = (imports: Imports, counts: (one: Import) => boolean = () => true): ImportGraph =>
  new Map([...imports].map(([file, found]) => [file, found.filter(counts).map(({ target }) => target)]));

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** `place` is a path in which a star stands for one folder. */
function isIn(path: string, place: string): boolean {
  const parts = path.split('/');
  const wanted = place.split('/');
  if (place.endsWith('*') && parts.length <= wanted.length) return false;
  return wanted.every((part, index) => (part === '*' ? parts[index] !== undefined : part === parts[index]));
}

const folderOf = (path: string, place: string): string => path.split('/').slice(0, place.split('/').length).join('/');
