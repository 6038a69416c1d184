import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPostmaster } from '#server/backend/postgres/embedded/postmaster.ts';
import { requireSystemUser } from '#server/backend/postgres/embedded/system-user.ts';
import { findFreePort } from './find-free-port.ts';
import { PROGRAMS, type Program, runProgram } from './programs.ts';
import { type Member, writeHaproxy, writePatroni } from './write-settings.ts';

export type WatchedPair = {
  /** The owner’s address of the database, at the balancer. */
  databaseUrl: string;
  /** The balancer’s. */
  siteOrigin: string;
  /** Ports where the balancer expects its servers. */
  serverPorts: readonly number[];
  /** The name of the member that writes; rejects when none does within a minute. */
  untilLed: (isWanted?: (leader: string) => boolean) => Promise<string>;
  /** Resolves once the other member has all that the leader acknowledges. */
  untilInStep: () => Promise<void>;
  /** A machine that goes away: its Patroni and its PostgreSQL, at once. */
  lose: (name: string) => Promise<void>;
  /** The machine comes back, and follows the new leader. */
  bringBack: (name: string) => void;
  /** The logs of all programs. */
  home: string;
  stop: () => Promise<void>;
};

/**
 * Two PostgreSQL of `folder` minded by Patroni through etcd, the second a synchronous standby, and
 * HAProxy in front of them and of the servers.
 */
export async function startWatchedPair(folder: string, servers: number): Promise<WatchedPair> {
  const user = requireSystemUser();
  const home = mkdtempSync(join(tmpdir(), 'facturier-failover-'));
  if (user) chownSync(home, user.uid, user.gid);
  const password = randomBytes(18).toString('hex');
  const ports = {
    ...{ etcd: await findFreePort(), etcdPeer: await findFreePort() },
    ...{ database: await findFreePort(), site: await findFreePort() },
  };
  const members: Member[] = [];
  for (const name of ['one', 'two'])
    members.push({ name, port: await findFreePort(), restPort: await findFreePort() });
  const serverPorts: number[] = [];
  for (let index = 0; index < servers; index += 1) serverPorts.push(await findFreePort());
  const write = (name: string, text: string) => {
    const path = join(home, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  const run = (name: string, path: string, options: readonly string[]) =>
    runProgram(path, options, {
      ...{ user, log: join(home, `${name}.log`) },
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: home },
    });

  const etcd = run('etcd', PROGRAMS.etcd, listEtcdOptions(home, ports));
  const patroni = new Map<string, Program>();
  const bringBack = (name: string) => {
    const member = members.find((one) => one.name === name);
    if (!member) throw new Error(`No member ${name}`);
    const settings = writePatroni(member, { ...{ home, folder, password }, etcd: ports.etcd });
    patroni.set(name, run(name, PROGRAMS.patroni, [write(`${name}.yml`, settings)]));
  };
  const balancer = run('haproxy', PROGRAMS.haproxy, [
    ...['-db', '-f'],
    write('haproxy.cfg', writeHaproxy(ports, { members, servers: serverPorts })),
  ]);
  const untilLed: WatchedPair['untilLed'] = (isWanted = () => true) =>
    poll(async () => {
      const leader = (await readCluster(members)).find(({ role }) => role === 'leader');
      return leader && isWanted(leader.name) ? leader.name : null;
    });
  const untilInStep = async () => {
    await poll(async () =>
      (await readCluster(members)).find(({ role }) => role === 'sync_standby'),
    );
  };
  const lose = async (name: string) => {
    const postgres = readPostmaster(join(home, name))?.pid;
    const gone = patroni.get(name)?.end('SIGKILL');
    if (postgres !== undefined) process.kill(postgres, 'SIGKILL');
    await gone;
  };
  const stop = async () => {
    await balancer.end('SIGKILL');
    for (const { name } of members) await lose(name);
    await etcd.end('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  };
  try {
    bringBack('one');
    await untilLed();
    bringBack('two');
    await untilInStep();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    databaseUrl: `postgres://postgres:${password}@127.0.0.1:${ports.database}/postgres`,
    siteOrigin: `http://127.0.0.1:${ports.site}`,
    ...{ serverPorts, untilLed, untilInStep, lose, bringBack, home, stop },
  };
}

function listEtcdOptions(home: string, { etcd, etcdPeer }: { etcd: number; etcdPeer: number }) {
  const [client, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeer}`];
  return [
    ...['--name', 'one', '--data-dir', join(home, 'etcd')],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `one=${peer}`],
  ];
}

type Role = { name: string; role: string; state: string };

/** The state of the cluster, asked of the first Patroni that answers. */
async function readCluster(members: readonly Member[]): Promise<readonly Role[]> {
  for (const { restPort } of members) {
    try {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2000),
      });
      const { members: roles } = await answer.json();
      if (roles) return roles.filter(({ state }: Role) => /^(running|streaming)$/.test(state));
    } catch {
      // This machine is away.
    }
  }
  return [];
}

async function poll<Found>(find: () => Promise<Found | null | undefined>): Promise<Found> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    const found = await find();
    if (found !== null && found !== undefined) return found;
    if (performance.now() > end) throw new Error('The cluster did not come to this state');
    await wait(200);
  }
}

const LONGEST_MS = 90_000;
