import { isDeepStrictEqual } from 'node:util';
import { look, type Shown } from '../look.ts';
import type { World } from '../world.ts';

type Rest = { shown: Shown[][]; unrest: string[] };

/**
 * All devices come back, with the right clock and signed in, and sync until nothing changes. Of two
 * versions both are kept, so that nothing is lost on the way. Returns what each shows, and what
 * never came to rest.
 */
export async function comeTogether(world: World): Promise<Rest> {
  for (const device of world.devices) await settle(device, world);
  let before: Shown[][] = [];
  // What a round solves is sent in the next one, maybe after the others have asked.
  let wasCalm = false;
  for (let round = 1; ; round += 1) {
    const unrest = (await Promise.all(world.devices.map(syncFully))).flat();
    const shown = await Promise.all(world.devices.map((device) => look(world, device)));
    const isCalm = unrest.length === 0;
    if (isCalm && wasCalm && isDeepStrictEqual(before, shown)) return { shown, unrest };
    if (round === MOST_ROUNDS)
      return { shown, unrest: [...unrest, 'The devices do not come to rest.'] };
    [before, wasCalm] = [shown, isCalm];
  }
}

type Device = World['devices'][number];

async function settle(device: Device, { account }: World): Promise<void> {
  await device.goOffline(false);
  await device.loseNextAnswer(false);
  await device.setClock(0);
  if (!(await device.isSignedIn())) await device.signIn(account.email, account.password);
}

/** What is not done after a sync. */
async function syncFully(device: Device, index: number): Promise<string[]> {
  const { status, problem, waiting, conflicts } = await device.sync();
  for (const id of conflicts) await device.solve(id, 'both');
  return [
    ...(status === 'done' ? [] : [`Device ${index} is not in step: ${problem ?? status}.`]),
    ...(waiting > 0 ? [`Device ${index} keeps ${waiting} documents to itself.`] : []),
    ...conflicts.map((id) => `Device ${index} has two versions of ${id}.`),
  ];
}

const MOST_ROUNDS = 8;
