import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { canConnect } from '#server/backend/postgres/can-connect.ts';
import { startProblem } from '#server/backend/start-problem.ts';
import { explainEnd } from './explain-end.ts';
import { type ClusterPlace, launchPostgres, STILL_HELD } from './launch-postgres.ts';
import { stopPostmaster } from './postmaster.ts';
import { sayAtWork, stopLeftover } from './stop-leftover.ts';

export type Cluster = {
  pid: number;
  stop: () => Promise<void>;
  ended: Promise<void>;
};

/** Starts PostgreSQL after stopping a leftover one. Throws a sentence for the operator. */
export async function startCluster(native: string, place: ClusterPlace): Promise<Cluster> {
  for (const end = performance.now() + LEFTOVER_MS; ; ) {
    await stopLeftover(place);
    const outcome = await launch(native, place);
    if ('stop' in outcome) return outcome;
    if (!isLeftover(outcome)) throw explainEnd(outcome.said, place);
    if (performance.now() > end) throw startProblem(sayAtWork(place.data), outcome.said);
    await wait(100);
  }
}

type End = { code: number | null; said: string };

/** Statements of a killed PostgreSQL may run on until their time limit. */
function isLeftover({ code, said }: End): boolean {
  return code === STILL_HELD || /still in use|lock file .* already exists/.test(said);
}

async function launch(native: string, place: ClusterPlace): Promise<Cluster | End> {
  const child = launchPostgres(native, place);
  const ending = new AbortController();
  const ended = untilEnded(child).finally(() => ending.abort());
  ended.catch(() => undefined);
  const { pid } = child;
  const end = await Promise.race([ended, untilReady(place.socketFolder, ending.signal)]);
  if (end || pid === undefined) return end ?? ended;
  child.unref();
  const stop = () => {
    // Keeps Node alive until it hears of the exit that `stopPostmaster` has already seen.
    child.ref();
    return stopPostmaster(pid);
  };
  return { pid, stop, ended: ended.then(() => undefined) };
}

async function untilEnded(child: ChildProcess): Promise<End> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-MAX_SAID);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  // Output may follow the exit; a statement that outlives PostgreSQL keeps the pipe open.
  await Promise.race([once(child, 'close'), wait(LAST_WORDS_MS)]);
  return { code, said: said.trim() };
}

/** No timeout: recovery after a crash may be long, and ends with an answer or an exit. */
async function untilReady(socketFolder: string, ending: AbortSignal): Promise<null> {
  const config = { host: socketFolder, user: 'postgres', database: 'postgres' };
  while (!ending.aborted && !(await canConnect(config))) await wait(20);
  return null;
}

const MAX_SAID = 4000;
const LAST_WORDS_MS = 200;
const LEFTOVER_MS = 20_000;
