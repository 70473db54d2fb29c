import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bringMatch, deskOf, sendAct, sendUntilAccepted, startSiteWithDesk } from '#tests/support/site-with-desk.ts';
import type { Site } from '#tests/support/site.ts';
import { addHost, openNetworks, type Host } from './lab.ts';
import { startPostgresPair, type PostgresPair } from './postgres-pair.ts';
import { startProxy } from './proxy.ts';

export interface Node {
  host: Host;
  site: Site;
}

export interface League {
  hosts: Record<'proxy' | 'fans', Host>;
  database: PostgresPair;
  nodes: Node[];
  matchId: number;
  proxy: ChildProcess;
  startNode(host: Host): Promise<Node>;
}

/** A league on seven machines: three nodes, nginx, PostgreSQL with a standby, and the visitors. */
export async function startLeague(): Promise<League> {
  openNetworks();
  const hosts = { proxy: addHost('proxy', 2), fans: addHost('fans', 3) };
  const database = await startPostgresPair(addHost('db1', 11), addHost('db2', 12));
  const matchId = await bringMatch(database.url);
  const startNode = async (host: Host): Promise<Node> => {
    const settings = {
      DATABASE_URL: database.url,
      HOST: host.front,
      PORT: '3000',
      DESK_HOST: host.front,
      DESK_PORT: '3001',
      PUBLIC_URL: `http://${hosts.proxy.front}`,
      TRUST_PROXY: hosts.proxy.front,
      SOCKETS_PER_ADDRESS: '20000',
    };
    const site = startSiteWithDesk(settings, host.within);
    await site.ready;
    return { host, site };
  };
  const nodes = await Promise.all([21, 22, 23].map((number) => startNode(addHost(`node${number - 20}`, number))));
  const proxy = await startProxy(hosts.proxy, { nodes: nodes.map(({ host }) => `${host.front}:3000`) });
  const first = nodes[0];
  if (first) await sendAct(deskOf(first.site), matchId, { act: 'kick-off' });
  return { hosts, database, nodes, matchId, proxy, startNode };
}

/** Somebody at the pitch who records one act after the other, by the desk of a node. */
export function createScorer(matchId: number) {
  /** By revision: when it was sent. */
  let sentAt: Record<string, number> = {};
  const acknowledged: string[] = [];
  let home = 0;
  let revision = 0;
  let goal: number | null = null;

  return {
    acknowledged,
    revision: () => revision,
    score: () => `${home}:0`,
    /** The times of what was sent since the last call. */
    takeTimes: () => {
      const taken = sentAt;
      sentAt = {};
      return taken;
    },
    /** A goal, or the last one is taken back: a list of two hundred goals would not be a match. */
    async act(desk: () => string) {
      const began = performance.timeOrigin + performance.now();
      const isWithdrawn = goal !== null && home > 5;
      const act = isWithdrawn
        ? ({ act: 'withdraw', revision: goal ?? 0 } as const)
        : ({ act: 'goal', team: 'home', minute: 1 } as const);
      const key = randomUUID();
      const answer = await sendUntilAccepted(desk, matchId, act, key);
      acknowledged.push(key);
      revision = answer.revision;
      home += isWithdrawn ? -1 : 1;
      goal = isWithdrawn ? null : revision;
      sentAt[revision] = began;
    },
    /** So many acts, so many a second. */
    async acts(count: number, rate: number, desk: () => string) {
      const since = performance.now();
      for (let each = 0; each < count; each++) {
        const wait = since + (each * 1000) / rate - performance.now();
        if (wait > 0) await sleep(wait);
        await this.act(desk);
      }
    },
  };
}
