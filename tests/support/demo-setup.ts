import type { TestProject } from 'vitest/node';
import { createDatabase, startTestCluster } from './clusters.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demoUrl: string;
  }
}

/** The demo league, served by the built program: one for all who only look. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster();
  const database = await createDatabase('template1', cluster.address);
  const site = startSite({ DATABASE_URL: database.url });
  project.provide('demoUrl', await site.ready);
  return async () => {
    await site.kill('SIGTERM');
    await cluster.stop();
  };
}
