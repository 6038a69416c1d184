import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { receive } from '#app/data/account/dossier/receiving/receive.ts';
import { recordPayment } from '#app/data/account/dossier/remote-documents.ts';
import type { KeptPayment } from '#app/data/device/browser-schema.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import type { Payment } from '#documents/dossier';
import { pushEach } from './push-each.ts';
import { noteChange } from './push-statuses.ts';
import { forgetRefusal, isRefused, sendUnlessRefused } from './refusals.ts';

export async function pushPayments(): Promise<AccountProblem | null> {
  const db = await openKept();
  const waiting = (await db.getAll('payments')).filter(({ isWaiting }) => isWaiting);
  // A correction comes after the payment that it takes back.
  return pushEach(waiting.toSorted(correctionsLast), pushPayment);
}

async function pushPayment({
  isWaiting: _waits,
  ...payment
}: KeptPayment): Promise<AccountProblem | null> {
  if (!(await isDocumentReady(payment.documentId))) return null;
  const { id, corrects } = payment;
  if (corrects !== null && (await isRefused(`payment/${corrects}`, SENT_AS_MADE)))
    return forgetBoth(payment, corrects);
  return sendUnlessRefused(`payment/${id}`, SENT_AS_MADE, async () => {
    const answer = await recordPayment(payment);
    if (answer.ok) {
      await (await openKept()).put('payments', payment);
      noteChange(payment.documentId);
    } else if (corrects !== null && DONE_ELSEWHERE.has(answer.problem.code))
      return forgetCorrection(payment);
    return answer.ok ? null : answer.problem;
  });
}

/** A document of this device is paid in the account once it is issued there. */
async function isDocumentReady(id: string): Promise<boolean> {
  const db = await openKept();
  if ((await db.getKey('drafts', id)) === undefined) return true;
  return (await db.get('synced', `doc/${id}`))?.isIssued === true;
}

/** The account never had the payment: nothing is left of it once it is taken back. */
async function forgetBoth({ id, documentId }: Payment, corrected: string): Promise<null> {
  const db = await openKept();
  await db.delete('payments', id);
  await db.delete('payments', corrected);
  await forgetRefusal(`payment/${corrected}`);
  tellDevice(documentId);
  return null;
}

/** Another device has taken back the payment already, or the account never had it. */
async function forgetCorrection({ id, documentId }: Payment): Promise<AccountProblem | null> {
  await (await openKept()).delete('payments', id);
  return receive([documentId]);
}

function correctionsLast(left: Payment, right: Payment): number {
  return Number(left.corrects !== null) - Number(right.corrects !== null);
}

/** A payment never changes. */
export const SENT_AS_MADE = '';
const DONE_ELSEWHERE = new Set(['already_there', 'payment_missing']);
