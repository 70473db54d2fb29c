import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Set by `npm run scale`, which makes the namespaces that hold everything below. */
export const FOLDER = process.env['SCALE_FOLDER'];

/** Visitors and the proxy reach the nodes by one network, the nodes reach PostgreSQL by the other. */
const NETWORKS = { front: '10.90.1', back: '10.90.2' };
type Network = keyof typeof NETWORKS;

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });

export interface Host {
  name: string;
  /** Its address in each network. */
  front: string;
  back: string;
  /** Put before a command, it runs on this host. */
  within: readonly string[];
  /** As if the cable were pulled at the switch: nothing arrives, and no side gets an error. */
  unplug(network: Network): void;
  plug(network: Network): void;
  /** Takes over an address of the network behind, and announces it to its neighbours. */
  takeAddress(address: string): void;
  start(command: readonly string[], log: string): Promise<ChildProcess>;
}

const children = new Set<ChildProcess>();

/** Started processes write into a log of the lab, and may talk to us by messages. */
async function startProcess([program = '', ...args]: readonly string[], log: string): Promise<ChildProcess> {
  const file = await open(join(FOLDER ?? '', log), 'a');
  const child = spawn(program, args, { cwd: '/', stdio: ['ignore', file.fd, file.fd, 'ipc'] });
  await file.close();
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** The machine that the test itself runs on. */
export const thisHost: Pick<Host, 'front' | 'start'> = { front: '127.0.0.1', start: startProcess };

export function openNetworks() {
  for (const [name, prefix] of Object.entries(NETWORKS)) {
    ip('link', 'add', name, 'type', 'bridge');
    ip('address', 'add', `${prefix}.1/24`, 'dev', name);
    ip('link', 'set', name, 'up');
  }
}

/** A network namespace with a cable to both networks. `number` is the last part of its addresses. */
export function addHost(name: string, number: number): Host {
  const within = ['ip', 'netns', 'exec', name];
  const here = (...args: string[]) => ip('-netns', name, ...args);
  ip('netns', 'add', name);
  here('link', 'set', 'lo', 'up');
  for (const [network, prefix] of Object.entries(NETWORKS)) {
    const cable = `${name}-${network}`;
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', network, 'netns', name);
    ip('link', 'set', cable, 'master', network, 'up');
    here('address', 'add', `${prefix}.${number}/24`, 'dev', network);
    here('link', 'set', network, 'up');
  }
  return {
    name,
    within,
    front: `${NETWORKS.front}.${number}`,
    back: `${NETWORKS.back}.${number}`,
    unplug: (network) => void ip('link', 'set', `${name}-${network}`, 'nomaster'),
    plug: (network) => void ip('link', 'set', `${name}-${network}`, 'master', network),
    takeAddress: (address) => {
      here('address', 'add', `${address}/24`, 'dev', 'back');
      execFileSync('ip', [...within.slice(1), 'sysctl', '-qw', 'net.ipv4.conf.back.arp_notify=1']);
      // With a new hardware address the kernel announces all others, as a cluster manager does.
      here('link', 'set', 'back', 'address', `02:00:00:00:00:${number}`);
    },
    start: (command, log) => startProcess([...within, ...command], log),
  };
}

/** Ends what was started on the hosts. */
export function closeLab() {
  for (const child of children) child.kill('SIGKILL');
}
