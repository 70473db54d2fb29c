import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { defaultDataDir } from './default-data-dir.ts';
import { OperatorError } from './errors.ts';
import { packageRoot } from './root.ts';
import { userTemporaryDir } from './temporary-folders.ts';

const port = z.coerce.number().int().min(0).max(65535);
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** More would need more than the hundred connections that PostgreSQL has by default. */
const MOST_WORKERS = 8;

const settingsSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DEMO: z.enum(['auto', 'off']).default('auto'),
  DEMO_SPEED: z.coerce.number().min(1).max(600).default(1),
  DESK_PORT: port.default(3001),
  DESK_HOST: z.string().min(1).default('127.0.0.1'),
  DESK_URL: z.url({ protocol: /^https?$/ }).optional(),
  DESK_TOKEN: z.string().min(16).optional(),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(200),
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(1),
  WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_WORKERS)
    .or(z.literal('auto').transform(() => Math.min(MOST_WORKERS, availableParallelism())))
    .default(1),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUBLIC_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUBLIC_SOCKET_URL: z.url({ protocol: /^(https?|wss?)$/ }).optional(),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((text) => (text === 'off' ? [] : text.split(',').map((address) => address.trim())))
    .refine((addresses) => addresses.every(isProxyAddress)),
  PUSH_SERVICES: z.enum(['public', 'any']).default('public'),
  PRIVATE_KEY_FILE: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  LOG_FORMAT: z.enum(['auto', 'json', 'text']).default('auto'),
});

const EXPECTED: Record<keyof z.infer<typeof settingsSchema>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'a folder',
  BACKUP_DIR: 'a folder, or off',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/database',
  DEMO: 'auto or off',
  DEMO_SPEED: 'how many times faster than real the demo plays, from 1 to 600',
  DESK_PORT: 'a port number from 0 to 65535',
  DESK_HOST: 'an address to listen on, such as 127.0.0.1',
  DESK_URL: 'the address that people use for the desk, such as https://desk.league.example',
  DESK_TOKEN: 'a secret of at least 16 characters',
  SOCKETS_PER_ADDRESS: 'how many live connections one address may have, at least 1',
  RENDER_THREADS: 'how many threads render pages, from 1 to 64',
  WORKERS: `how many processes serve, from 1 to ${MOST_WORKERS}, or auto for one on each core`,
  PUBLIC_URL: 'an address such as https://league.example',
  PUBLIC_API_URL: 'the address of another backend, such as https://api.league.example',
  PUBLIC_SOCKET_URL: 'the address of its live socket, such as https://live.league.example',
  TRUST_PROXY:
    'off, or the addresses of your proxies separated by commas (an IP address, a range such as 10.0.0.0/8, or loopback)',
  PUSH_SERVICES: 'public, or any to allow push services in the own network too, as for tests',
  PRIVATE_KEY_FILE: 'a file with keys',
  SMTP_URL: 'an address such as smtps://user:password@mail.example or smtp://mail.example:587',
  MAIL_FROM: 'the e-mail address that mails come from, such as league@example.org',
  METRICS_TOKEN: 'a secret of at least 16 characters',
  LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')}`,
  LOG_FORMAT: 'auto, json or text',
};

export interface MailSettings {
  /** Of the mail server, with name and password where it asks for them. */
  url: string;
  /** The address that mails come from. */
  from: string;
}

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** For files that are needed for minutes. */
  temporaryDir: string;
  /** Null: no backups are made. */
  backupDir: string | null;
  databaseUrl: string | null;
  demo: 'auto' | 'off';
  demoSpeed: number;
  deskPort: number;
  deskHost: string;
  /** The address that people use for the desk, without a path. Null: the one by which they reach it. */
  deskUrl: string | null;
  /** Null: the token generated at the first start is used. */
  deskToken: string | null;
  socketsPerAddress: number;
  renderThreads: number;
  /** Processes on the same ports. */
  workers: number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Another backend whose league is shown; no database is opened then. */
  publicApiUrl: string | null;
  publicSocketUrl: string | null;
  trustedProxies: string[];
  /** `any`: notifications may be sent to private addresses and by plain HTTP. */
  pushServices: 'public' | 'any';
  /** [PV5] Seals private files. Null: they are stored as they are. */
  privateKeyFile: string | null;
  /** Null: no e-mail is sent. */
  mail: MailSettings | null;
  /** Reads /metrics from elsewhere, and nothing more. Null: only the desk token does. */
  metricsToken: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  logFormat: 'json' | 'text';
}

/** Reads the environment; all mistakes are reported in one line. */
export function readSettings(
  environment: Record<string, string | undefined>,
  runsAsRoot: boolean,
  hasTerminal = false,
): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data, error } = settingsSchema.safeParse(given);
  if (!success) {
    const wrong = [...new Set(error.issues.map((issue) => String(issue.path[0])))] as (keyof typeof EXPECTED)[];
    throw new OperatorError(
      wrong.map((name) => `Setting ${name}${shown(name, given[name])} should be ${EXPECTED[name]}.`).join(' '),
    );
  }
  const logFormat = data.LOG_FORMAT === 'auto' ? (hasTerminal ? 'text' : 'json') : data.LOG_FORMAT;
  const dataDir =
    data.DATA_DIR ?? defaultDataDir({ programFolder: packageRoot, currentFolder: process.cwd(), runsAsRoot });
  // Whoever runs his own PostgreSQL need not have a data folder.
  const hasDataDir = data.DATABASE_URL === undefined || data.DATA_DIR !== undefined;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir,
    temporaryDir: hasDataDir ? join(resolve(dataDir), 'temporary') : userTemporaryDir(),
    backupDir: backupFolder(data.BACKUP_DIR, data.DATABASE_URL === undefined ? dataDir : null),
    databaseUrl: data.DATABASE_URL ?? null,
    demo: data.DEMO,
    demoSpeed: data.DEMO_SPEED,
    deskPort: data.DESK_PORT,
    deskHost: data.DESK_HOST,
    deskUrl: data.DESK_URL === undefined ? null : new URL(data.DESK_URL).origin,
    deskToken: data.DESK_TOKEN ?? null,
    socketsPerAddress: data.SOCKETS_PER_ADDRESS,
    renderThreads: data.RENDER_THREADS,
    workers: data.WORKERS,
    publicUrl: withoutSlash(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`),
    publicApiUrl: data.PUBLIC_API_URL === undefined ? null : withoutSlash(data.PUBLIC_API_URL),
    publicSocketUrl: data.PUBLIC_SOCKET_URL === undefined ? null : withoutSlash(data.PUBLIC_SOCKET_URL),
    trustedProxies: data.TRUST_PROXY,
    pushServices: data.PUSH_SERVICES,
    privateKeyFile: data.PRIVATE_KEY_FILE ?? null,
    mail: mailSettings(data.SMTP_URL, data.MAIL_FROM),
    metricsToken: data.METRICS_TOKEN ?? null,
    // At a terminal the lines of every request would push the link to sign in off the screen.
    logLevel: data.LOG_LEVEL ?? (logFormat === 'text' ? 'warn' : 'info'),
    logFormat,
  };
}

/** Beside the embedded database; whoever runs his own PostgreSQL has to name a folder. */
function backupFolder(given: string | undefined, dataDir: string | null): string | null {
  if (given === 'off') return null;
  return given ?? (dataDir === null ? null : `${resolve(dataDir)}-backups`);
}

function mailSettings(url: string | undefined, from: string | undefined): MailSettings | null {
  if (url === undefined) return null;
  if (from === undefined) throw new OperatorError(`Setting MAIL_FROM should be ${EXPECTED.MAIL_FROM}.`);
  return { url, from };
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** Secrets are not printed, nor a URL that may contain a password. */
const SECRET = ['DATABASE_URL', 'DESK_TOKEN', 'METRICS_TOKEN', 'SMTP_URL'];
const shown = (name: string, value: string | undefined) => (SECRET.includes(name) ? '' : `=${JSON.stringify(value)}`);

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '0', ...rest] = text.split('/');
  return (
    isIP(address) !== 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(address) === 4 ? 32 : 128) &&
    rest.length === 0
  );
}
