import { MONEY_MEANS_WORDS } from '#app/naming/money-means-words.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { formatAmount, formatCounted, formatShortDate, sumCents } from '#documents';
import { agree, type ChainNode, type Payment } from '#documents/dossier';
import { recordPaid, takeBackPaid } from './record-paid.ts';

type Paid = Pick<Payment, 'paidOn' | 'means'>;

/** Records that documents were paid, and offers the way back. */
export async function notePaid(nodes: readonly ChainNode[], paid: Paid): Promise<void> {
  const ids = nodes.map(({ id }) => id);
  const recorded = await recordPaid(ids, paid).catch(() => null);
  if (recorded === null) return sayRefused();
  if (recorded.length === 0) return;
  const noted = nodes.filter(({ id }) => recorded.some(({ documentId }) => documentId === id));
  showToast(nameNoted(noted), {
    tone: 'success',
    detail: describePaid(noted, { recorded, paid }),
    action: { label: 'Annuler', onClick: () => takeBackPaid(recorded).catch(sayRefused) },
    seconds: 8,
  });
}

/** « Notée payée », « 3 factures notées payées » */
function nameNoted([node, ...others]: readonly ChainNode[]): string {
  return node && others.length === 0
    ? `${agree('Noté', node)} ${agree('payé', node)}`
    : formatCounted(others.length + 1, 'facture notée payée', 'factures notées payées');
}

/** « 1 200,00 € · Virement · 20/11/2026 »; amounts of several currencies are not added up. */
function describePaid(
  noted: readonly ChainNode[],
  { recorded, paid }: { recorded: readonly Payment[]; paid: Paid },
): string {
  const [currency, ...others] = new Set(noted.map((node) => node.currency));
  const sum = sumCents(recorded.map(({ amount }) => amount));
  return [
    ...(others.length === 0 ? [formatAmount(sum, currency)] : []),
    MONEY_MEANS_WORDS[paid.means],
    formatShortDate(paid.paidOn),
  ].join(' · ');
}

function sayRefused(): void {
  showToast('Le paiement n’a pas pu être noté.', {
    tone: 'error',
    detail: 'Cet appareil n’a pas pu l’enregistrer. Libérez de la place, puis recommencez.',
  });
}
