import { dossier } from '#app/data/dossier.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { type Cents, formatAmount, formatCounted, sumCents } from '#documents';
import {
  type ChainNode,
  type DocumentLink,
  listRefunds,
  mentionOf,
  type OwedCredit,
  type Payment,
  payBack,
  setAgainst,
  takeBackPayment,
} from '#documents/dossier';
import { nameCredit } from './name-credit.ts';
import { takeBackSetOff } from './take-back-set-off.ts';

type Part = { invoice: ChainNode; amount: Cents };

/** Sets parts of a credit against invoices, and offers the way back. */
export async function noteSetOffs(credit: OwedCredit, parts: readonly Part[]): Promise<void> {
  const now = Date.now();
  const links = parts.map(({ invoice, amount }, index) =>
    setAgainst(credit, invoice, { amount, now: now + index }),
  );
  const before = parts.flatMap(({ invoice }) => invoice.setOffs.flatMap(({ link }) => link ?? []));
  try {
    await dossier.saveLinked([], links);
  } catch {
    return sayRefused('Le crédit n’a pas pu être déduit.');
  }
  sayDone('Crédit déduit', [writeSum(credit, parts), nameInvoices(parts)], () =>
    undoSetOffs(links, before),
  );
}

/** Records that a part of a credit was paid back, and offers the way back. */
export async function notePaidBack(
  credit: OwedCredit,
  { amount, ...paid }: Pick<Payment, 'paidOn' | 'means'> & { amount: Cents },
): Promise<void> {
  const refunds = payBack(credit, { amount, ...paid, newId: () => crypto.randomUUID() });
  try {
    for (const refund of refunds) await dossier.pay(refund);
  } catch {
    return sayRefused('Le remboursement n’a pas pu être noté.');
  }
  const written = formatAmount(amount, credit.document.currency);
  sayDone('Remboursement noté', [written, nameCredit(credit)], () => undoRefunds(refunds));
}

async function undoSetOffs(
  links: readonly DocumentLink[],
  before: readonly DocumentLink[],
): Promise<void> {
  for (const link of links) {
    const known = before.find(({ key }) => key === link.key);
    await (known ? dossier.saveLinked([], [known]) : takeBackSetOff(link));
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

function writeSum({ document }: OwedCredit, parts: readonly Part[]): string {
  return formatAmount(sumCents(parts.map(({ amount }) => amount)), document.currency);
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
