import { getToday } from '#runtime/today.ts';
import { createLog, type Log } from './log.ts';
import { type Device, openDevice } from './open-device.ts';
import { type ModelServer, openServer } from './open-server.ts';

/** What a run needs: three devices of one account, and what they acknowledged. */
export type World = {
  server: ModelServer;
  devices: readonly Device[];
  account: Account;
  log: Log;
};

type Account = { id: string; email: string; password: string };

/** Opens the server and its devices, once; each run begins with a new account. */
export async function openWorld() {
  const server = await openServer();
  const [stranger, ...devices] = await Promise.all(
    Array.from({ length: 4 }, () => openDevice(server.origin)),
  );
  if (!stranger) throw new Error('No device');
  const other = await server.createAccount();
  await stranger.signIn(other.email, other.password);
  let runs = 0;
  return {
    begin: async (): Promise<World> => {
      const account = await server.createAccount();
      runs += 1;
      for (const [index, device] of devices.entries()) {
        await device.begin(index + 1, runs);
        if (await device.isSignedIn()) await device.signOut();
        const problem = await device.signIn(account.email, account.password);
        if (problem) throw new Error(`Device ${index} is not signed in: ${problem}`);
      }
      return { server, devices, account, log: createLog() };
    },
    /** What another account shows, which has no document. */
    findLeaks: async (): Promise<string[]> => {
      await stranger.sync();
      const { length } = await stranger.takePicture();
      return length === 0 ? [] : [`Another account shows ${length} documents.`];
    },
    close: () => {
      for (const device of [stranger, ...devices]) device.close();
    },
  };
}

/** A day around today, YYYY-MM-DD. */
export function dayFromNow(days: number): string {
  return getToday(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
}
