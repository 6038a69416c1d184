import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer, Task } from './worker.ts';

export type Worker = {
  ask: <Key extends keyof Answer>(task: Task, ...keys: Key[]) => Promise<Pick<Answer, Key>>;
  close: () => Promise<void>;
};

/**
 * A fresh process, for one task at a time; React runs in production mode. Modules compiled before
 * are taken from `compileCache`, if given.
 */
export function startWorker(compileCache?: string): Worker {
  const child = fork(new URL('worker.ts', import.meta.url), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }),
    },
  });
  const exit = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`A contender stopped with code ${code}`);
  });
  const ask: Worker['ask'] = (task) => {
    child.send(task);
    const answer = once(child, 'message').then(([message]) => message);
    return Promise.race([answer, exit.then(() => answer)]);
  };
  const close = async () => {
    child.disconnect();
    await exit;
  };
  return { ask, close };
}
