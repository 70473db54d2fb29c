import type { TestProject } from 'vitest/node';
import { startTestCluster } from './clusters.ts';

export default async function setup(project: TestProject) {
  const cluster = await startTestCluster();
  project.provide('testCluster', cluster.address);
  project.onTestsRerun(() => cluster.forgetSharedDatabases());
  return () => cluster.stop();
}
