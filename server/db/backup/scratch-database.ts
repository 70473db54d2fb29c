import pg from 'pg';
import { OperatorError } from '#server/errors.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

/** The role of the league may not create databases. */
export class NoRightToCreate extends OperatorError {}

interface Server {
  /** By which databases can be created. */
  admin: pg.ClientConfig;
  /** The league's database, and who owns it. */
  name: string;
  owner: string;
}

/** Creates an empty database beside the league's, and drops it again; also one that a killed process has left. */
export async function withScratchDatabase<T>(
  { admin, name, owner }: Server,
  work: (name: string) => Promise<T>,
): Promise<T> {
  const scratch = `${name.slice(0, 50)}_check`;
  const client = new pg.Client(admin);
  client.on('error', () => {});
  await client.connect();
  const drop = () => client.query(`drop database if exists ${pg.escapeIdentifier(scratch)} with (force)`);
  try {
    await drop();
    await client.query(
      `create database ${pg.escapeIdentifier(scratch)} owner ${pg.escapeIdentifier(owner)} encoding 'UTF8' template template0`,
    );
  } catch (error) {
    await client.end();
    throw (error as { code?: string }).code === INSUFFICIENT_PRIVILEGE
      ? new NoRightToCreate(
          `A backup is verified in a database of its own, which the role ${owner} may not create: alter role ${owner} createdb.`,
          { cause: error },
        )
      : error;
  }
  try {
    return await work(scratch);
  } finally {
    await drop().catch(() => {});
    await client.end();
  }
}
