import { setTimeout as sleep } from 'node:timers/promises';
import { apiPaths, pagePaths } from '#contract/paths.ts';

/** How many ask at the same time. */
export const STEADY_VISITORS = 4;

/** What visitors of all nodes are answered, until it is stopped. */
export function visitSteadily(nodes: () => readonly string[]) {
  const paths = [
    pagePaths.home,
    pagePaths.competition(1),
    pagePaths.team(1),
    apiPaths.teams,
    apiPaths.liveStatus,
    apiPaths.matchDetails(1),
  ];
  const failures: string[] = [];
  let answers = 0;
  const over = new AbortController();
  const ask = async (url: string, address: string) => {
    const answer = await fetch(url, { headers: { 'x-forwarded-for': address } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const loops = Array.from({ length: STEADY_VISITORS }, async (_, visitor) => {
    for (let n = visitor; !over.signal.aborted; n++) {
      const node = nodes()[n % nodes().length] ?? '';
      // Every third is one that nobody has asked for yet.
      const path = n % 3 === 0 ? `/api/search?q=отбор${n % 30}` : (paths[n % paths.length] ?? '/');
      const status = await ask(node + path, `10.0.${visitor}.${n % 250}`).catch(String);
      if (status !== 200) failures.push(`${path} of ${node}: ${status}`);
      answers += 1;
      await sleep(5);
    }
  });
  return {
    failures,
    count: () => answers,
    stop: async () => {
      over.abort();
      await Promise.all(loops);
    },
  };
}
