import { dossier } from '#app/data/dossier.ts';
import { runAlone } from '#app/lib/timing/run-alone.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { type Cents, cents, formatAmount, formatCounted, sumCents } from '#documents';
import {
  type ChainNode,
  type DocumentLink,
  listRefunds,
  mentionOf,
  type OwedCredit,
  outstandingAmount,
  type Payment,
  payBack,
  setAgainst,
  takeBackPayment,
} from '#documents/dossier';
import { nameCredit } from './name-credit.ts';
import { type OpenCredit, readOpenCredit } from './read-credits.ts';
import { takeBackSetOff } from './take-back-set-off.ts';

type Part = { invoice: ChainNode; amount: Cents };

/** Sets parts of a credit against invoices, and offers the way back. */
export async function noteSetOffs({ document }: OwedCredit, parts: readonly Part[]): Promise<void> {
  const amount = sumCents(parts.map((part) => part.amount));
  await settle('Le crédit n’a pas pu être déduit.', document, async ({ credit, payable }) => {
    const known = findParts(payable, parts);
    if (!known || amount > credit.left) return sayChanged(credit);
    const now = Date.now();
    const links = known.map((part, index) =>
      setAgainst(credit, part.invoice, { amount: part.amount, now: now + index }),
    );
    await dossier.saveLinked([], links);
    const details = [formatAmount(amount, document.currency), nameInvoices(parts)];
    sayDone('Crédit déduit', details, () => undoSetOffs(document.id, parts));
  });
}

/** Records that a part of a credit was paid back, and offers the way back. */
export async function notePaidBack(
  { document }: OwedCredit,
  { amount, ...paid }: Pick<Payment, 'paidOn' | 'means'> & { amount: Cents },
): Promise<void> {
  await settle('Le remboursement n’a pas pu être noté.', document, async ({ credit }) => {
    if (amount > credit.left) return sayChanged(credit);
    const refunds = payBack(credit, { amount, ...paid, newId: () => crypto.randomUUID() });
    for (const refund of refunds) await dossier.pay(refund);
    const details = [formatAmount(amount, document.currency), nameCredit(credit)];
    sayDone('Remboursement noté', details, () => undoRefunds(refunds));
  });
}

/** Sets nothing off by this link any more. */
export async function noteTakenBack(link: DocumentLink): Promise<void> {
  await takeBackSetOff(link).catch(() => sayRefused('La déduction n’a pas pu être annulée.'));
}

/** On what is owed at this moment: another tab or device may have settled it since it was shown. */
function settle(
  refusal: string,
  { id }: ChainNode,
  work: (open: OpenCredit) => Promise<void>,
): Promise<void> {
  return runAlone('credits', async () => {
    try {
      const open = await readOpenCredit(id);
      if (open) await work(open);
      else sayChanged(null);
    } catch {
      sayRefused(refusal);
    }
  });
}

/** The invoices as they are now; null where one asks less than its part. */
function findParts(payable: readonly ChainNode[], parts: readonly Part[]): Part[] | null {
  const known = parts.flatMap(({ invoice: { id }, amount }) => {
    const invoice = payable.find((one) => one.id === id);
    return invoice && amount <= outstandingAmount(invoice) ? [{ invoice, amount }] : [];
  });
  return known.length === parts.length ? known : null;
}

/** Takes back these parts alone: more may have been set off by the same links meanwhile. */
async function undoSetOffs(creditId: string, parts: readonly Part[]): Promise<void> {
  for (const { invoice, amount } of parts) {
    const [document, lowered] = [
      await dossier.getNode(creditId),
      await dossier.getNode(invoice.id),
    ];
    if (!document || !lowered) continue;
    const link = setAgainst({ document }, lowered, { amount: cents(-amount), now: Date.now() });
    await ((link.setOff ?? 0) > 0 ? dossier.saveLinked([], [link]) : takeBackSetOff(link));
  }
}

/** Takes back those that nobody has taken back meanwhile. */
async function undoRefunds(refunds: readonly Payment[]): Promise<void> {
  for (const refund of refunds) {
    const node = await dossier.getNode(refund.documentId);
    if (node && listRefunds(node).some(({ id }) => id === refund.id))
      await dossier.pay(takeBackPayment(refund, crypto.randomUUID()));
  }
}

/** « facture F-2026-0002 », « 2 factures » */
function nameInvoices([first, ...others]: readonly Part[]): string {
  if (first && others.length === 0) return mentionOf(first.invoice);
  return formatCounted(others.length + 1, 'facture');
}

function sayDone(title: string, details: readonly string[], undo: () => Promise<void>): void {
  showToast(title, {
    tone: 'success',
    detail: details.join(' · '),
    action: {
      label: 'Annuler',
      onClick: () => undo().catch(() => sayRefused('L’annulation n’a pas pu être notée.')),
    },
    seconds: 8,
  });
}

function sayRefused(title: string): void {
  showToast(title, {
    tone: 'error',
    detail: 'Cet appareil n’a pas pu l’enregistrer. Libérez de la place, puis recommencez.',
  });
}

function sayChanged(credit: OwedCredit | null): void {
  const left = credit ? formatAmount(credit.left, credit.document.currency) : '';
  showToast('Rien n’a été noté', {
    tone: 'error',
    detail: credit
      ? `Ce crédit ou ces factures ont changé entre-temps. Il en reste ${left}\u00a0: recommencez.`
      : 'Ce crédit n’existe plus.',
  });
}
