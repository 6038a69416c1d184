import { randomUUID } from 'node:crypto';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import type { Command } from '../command.ts';
import { choose } from '../look.ts';

export const sync: Command = async (_world, { device }) => {
  await device.sync();
};

export const goOffline: Command = (_world, { device }) => device.goOffline(true);
export const comeBack: Command = (_world, { device }) => device.goOffline(false);
export const loseNextAnswer: Command = (_world, { device }) => device.loseNextAnswer(true);

export const setClock: Command = (_world, { device, value }) =>
  device.setClock(choose([0, 1, -1, 2, -3, 40, 400], value) ?? 0);

export const signOut: Command = async (_world, { device }) => {
  await device.loseNextAnswer(false);
  if (await device.isSignedIn()) await device.signOut();
};

export const signBackIn: Command = async ({ account }, { device }) => {
  if (!(await device.isSignedIn())) await device.signIn(account.email, account.password);
};

/** The server dies while a device syncs, and starts again. */
export const killServer: Command = async ({ server }, { device, pick, value }) => {
  server.dieAt(pick % 6, value % 2 === 0);
  await device.sync();
  await server.startAgain();
};

/** Keeps a client, or renames the one that is kept; only with a network. */
export const renameClient: Command = async ({ log }, { device }) => {
  if (!(await device.isSignedIn())) return;
  log.count += 1;
  const [known] = await device.readClients().catch(() => []);
  const { buyer } = known ?? requireDraft(samples.graphiste);
  const { id, contacts } = known ?? { id: randomUUID(), contacts: [] };
  const renamed = { id, contacts, buyer: { ...buyer, name: `Client ${log.count}` } };
  await device.keepClient(renamed).catch(() => null);
};
