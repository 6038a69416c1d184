import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { requireSystemUser } from '#server/backend/postgres/embedded/system-user.ts';
import { findFreePort } from './find-free-port.ts';
import { PROGRAMS, runProgram } from './programs.ts';
import { writePgbouncer } from './write-pgbouncer.ts';

export type Pooler = {
  /** The owner’s address of the database, behind the pooler. */
  url: string;
  /** Ends it by a signal, then starts it again. */
  restart: (signal: NodeJS.Signals) => Promise<void>;
  stop: () => Promise<void>;
};

/** PgBouncer in transaction mode in front of the database of `databaseUrl`, its owner’s. */
export async function startPooler(databaseUrl: string, connections: number): Promise<Pooler> {
  const user = requireSystemUser();
  const home = mkdtempSync(join(tmpdir(), 'facturier-pooler-'));
  const port = await findFreePort();
  const write = (name: string, text: string) => {
    const path = join(home, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  if (user) chownSync(home, user.uid, user.gid);
  const { username, password } = new URL(databaseUrl);
  const accounts = write('accounts.txt', `"${username}" "${decodeURIComponent(password)}"\n`);
  const settings = write(
    'pgbouncer.ini',
    writePgbouncer(new URL(databaseUrl), { port, connections, accounts }),
  );
  const url = new URL(databaseUrl);
  url.port = String(port);
  const start = async () => {
    const program = runProgram(PROGRAMS.pgbouncer, [settings], {
      ...{ user, log: join(home, 'pgbouncer.log') },
    });
    while (!(await answers(url.href))) {
      if (program.process.exitCode !== null) throw new Error('PgBouncer did not start');
      await wait(50);
    }
    return program;
  };
  let program = await start();
  return {
    url: url.href,
    restart: async (signal) => {
      await program.end(signal);
      program = await start();
    },
    stop: async () => {
      await program.end('SIGKILL');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch {
    return false;
  }
}
