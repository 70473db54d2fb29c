import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '#server/root.ts';
import { FOLDER, type Host } from './lab.ts';

const read = (name: string) => readFile(join(packageRoot, 'docs/nginx', name), 'utf8');

interface Backends {
  /** Hosts and ports. */
  nodes: readonly string[];
  /** A desk that is wrongly behind the same cache, at port 81. */
  desk?: string;
}

/** nginx with the files of docs/nginx as they are; only addresses and folders are of the lab. */
export async function startProxy(host: Pick<Host, 'front' | 'start'>, { nodes, desk }: Backends) {
  const folder = FOLDER ?? '';
  const general = (await read('delta-league-nodes.conf'))
    .replaceAll(/^ +server 127.+\n/gm, '@')
    .replaceAll(/@+/g, nodes.map((address) => `    server ${address} max_fails=1 fail_timeout=2s;\n`).join(''))
    .replace('/var/cache/delta-league', join(folder, 'nginx-cache'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, `nginx-${kind}`)};`,
  );
  const site = await read('delta-league-site.conf');
  const wrong = site.replaceAll(/http:\/\/delta_league(_live)?/g, desk ?? '');
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
worker_processes 3;
events { worker_connections 15000; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${general}
  server {
    listen ${host.front}:80 reuseport backlog=4096;
    ${site}
  }
  ${desk === undefined ? '' : `server { listen ${host.front}:81; ${wrong} }`}
}
`,
  );
  return host.start(['nginx', '-c', file], 'nginx.log');
}
