import type { Payment } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { getKeeper } from './keeper.ts';
import { tellDevice } from './watch-device.ts';

/** Sent to the account later when offline. */
export async function pay(payment: Payment): Promise<void> {
  const db = await openBrowserDatabase();
  await db.put('payments', { ...payment, ...(getKeeper() !== null && { isWaiting: true }) });
  tellDevice(payment.documentId);
}
