/** File to the files and packages that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** A shortest cycle for each knot of files that import each other, as `a → b → a`. */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const reported = new Set<string>();
  for (const file of [...graph.keys()].toSorted()) {
    const cycle = reported.has(file) ? undefined : shortestWay(file, file, graph);
    if (!cycle) continue;
    for (const member of cycle) reported.add(member);
    cycles.push(cycle);
  }
  return cycles;
}

/** The files passed on the shortest way of at least one import, both ends included. */
export function shortestWay(from: string, to: string, graph: ImportGraph): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [from];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === to) return [...wayTo(file, cameFrom), to];
      if (next === from || cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

function wayTo(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(file);
  return before === undefined ? [file] : [...wayTo(before, cameFrom), file];
}
