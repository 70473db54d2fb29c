import { execFileSync, type ChildProcess } from 'node:child_process';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SUPERUSER } from '#server/db/postgres-server.ts';
import { createCluster, untilAnswering } from '#tests/support/clusters.ts';
import { FOLDER, type Host } from './lab.ts';

/** The address that the nodes know. It belongs to whichever server is the primary. */
const SERVICE = '10.90.2.10';

export interface PostgresPair {
  url: string;
  /** The primary loses its cable and then its life. */
  killPrimary(): void;
  /** The standby becomes the primary and takes over the address. */
  promote(): Promise<void>;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** A primary that confirms a commit only when its streaming standby has it too. */
export async function startPostgresPair(primary: Host, standby: Host): Promise<PostgresPair> {
  const { binaries, user, cluster, password } = await createCluster(FOLDER ?? '');
  await appendFile(join(cluster, 'pg_hba.conf'), 'host all,replication all 10.90.2.0/24 scram-sha-256\n');
  const copy = `${cluster}-standby`;
  execFileSync('cp', ['-a', cluster, copy]);
  const asUser = user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  const urlAt = (address: string) => `postgres://${SUPERUSER}:${password}@${address}:5432/postgres`;
  const settings = ['listen_addresses=*', 'unix_socket_directories=', 'max_connections=200'];
  const start = (host: Host, folder: string): Promise<ChildProcess> =>
    host.start(
      [...asUser, binaries.postgres, '-D', folder, ...settings.flatMap((setting) => ['-c', setting])],
      `postgres-${host.name}.log`,
    );

  primary.takeAddress(SERVICE);
  const server = await start(primary, cluster);
  await untilAnswering(urlAt(primary.back));
  await writeFile(join(copy, 'standby.signal'), '');
  const upstream = `host=${primary.back} user=${SUPERUSER} password=${password}`;
  await appendFile(join(copy, 'postgresql.conf'), `primary_conninfo = '${upstream}'\n`);
  await start(standby, copy);
  await untilAnswering(urlAt(standby.back));

  const ask = async <Row extends pg.QueryResultRow>(address: string, text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: urlAt(address), connectionTimeoutMillis: 5000 });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  await ask(primary.back, `alter system set synchronous_standby_names = '*'`);
  await ask(primary.back, 'select pg_reload_conf()');
  const isSynchronous = async () =>
    (await ask(primary.back, `select from pg_stat_replication where sync_state = 'sync'`)).length === 1;
  while (!(await isSynchronous())) await sleep(100);

  return {
    url: urlAt(SERVICE),
    killPrimary: () => {
      primary.unplug('back');
      server.kill('SIGKILL');
    },
    promote: async () => {
      await ask(standby.back, 'select pg_promote()');
      standby.takeAddress(SERVICE);
    },
    query: (text, values) => ask(SERVICE, text, values),
  };
}
