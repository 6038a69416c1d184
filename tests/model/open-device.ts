import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { actions } from './device/actions.ts';

type Actions = typeof actions;
/** The actions of a device, asked from outside of its process. */
export type Device = {
  [Name in keyof Actions]: (
    ...given: Parameters<Actions[Name]>
  ) => Promise<Awaited<ReturnType<Actions[Name]>>>;
} & { close: () => void };

/** Starts a device that knows the server at `origin`. */
export async function openDevice(origin: string): Promise<Device> {
  const child = fork(join(import.meta.dirname, 'device/main.ts'), [origin], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let calls = 0;
  const ready = new Promise<void>((resolve, reject) => {
    waiting.set(0, () => resolve());
    child.once('exit', (code) => reject(new Error(`A device ended (${code})`)));
  });
  child.on('message', (answer: Answer) => {
    waiting.get(answer.call)?.(answer);
    waiting.delete(answer.call);
  });
  await ready;
  const ask = (name: string, given: unknown[]) =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, ({ value, fault }) =>
        fault === undefined ? resolve(value) : reject(new Error(`${name}: ${fault}`)),
      );
      child.send({ call: calls, name, given });
    });
  const device = new Proxy({ close: () => child.disconnect() } as Device, {
    get: (own, name) => {
      if (name === 'close') return own.close;
      // A promise resolves with a device: it is none itself.
      if (typeof name !== 'string' || name === 'then') return undefined;
      return (...given: unknown[]) => ask(name, given);
    },
  });
  return device;
}

type Answer = { call: number; value?: unknown; fault?: string };
