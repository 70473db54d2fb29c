import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createDatabase, startTestCluster } from './clusters.ts';
import { startSite, type Site } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the demo site, which starts at the first request. */
    demoSiteAddress: string;
  }
}

/** One demo site for all workers. It starts on demand, because every setup runs before the first test of any project. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster();
  let site: Site | undefined;
  let address: Promise<string> | undefined;
  const start = async () => {
    const database = await createDatabase('template1', cluster.address);
    site = startSite({ DATABASE_URL: database.url });
    return site.ready;
  };
  const server = createServer((_, response) => {
    address ??= start();
    address.then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  project.provide('demoSiteAddress', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await site?.kill('SIGTERM');
    await cluster.stop();
  };
}
