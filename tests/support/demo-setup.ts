import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createDatabase, startTestCluster } from './clusters.ts';
import { startSite, type Site } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Tells the address of the demo site, which starts when it is first asked for. */
    demoDoor: string;
  }
}

/** One demo site for all workers. Every setup runs before the first test of any project, so it waits until it is wanted. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster();
  let site: Site | undefined;
  let address: Promise<string> | undefined;
  const start = async () => {
    const database = await createDatabase('template1', cluster.address);
    site = startSite({ DATABASE_URL: database.url });
    return site.ready;
  };
  const door = createServer((_, response) => {
    address ??= start();
    address.then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  project.provide('demoDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    await site?.kill('SIGTERM');
    await cluster.stop();
  };
}
