import { MONEY_MEANS_WORDS } from '#app/naming/money-means-words.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { formatAmount, formatCounted, formatShortDate, sumCents } from '#documents';
import { agree, type ChainNode, type Payment } from '#documents/dossier';
import { recordPaid, takeBackPaid } from './record-paid.ts';

type Paid = Pick<Payment, 'paidOn' | 'means'>;

/** Records that documents were paid, and offers the way back. */
export async function notePaid(nodes: readonly ChainNode[], paid: Paid): Promise<void> {
  const sums = nodes.map(({ id }) => ({ documentId: id }));
  const { recorded, isRefused } = await recordPaid(sums, paid);
  if (isRefused)
    sayRefused(
      recorded.length === 0
        ? 'Le paiement n’a pas pu être noté.'
        : 'Les autres paiements n’ont pas pu être notés.',
    );
  if (recorded.length === 0) return;
  const noted = nodes.filter(({ id }) => recorded.some(({ documentId }) => documentId === id));
  showToast(nameNoted(noted), {
    tone: 'success',
    detail: describePaid(noted, { recorded, paid }),
    action: { label: 'Annuler', onClick: () => takeBack(recorded) },
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

async function takeBack(recorded: readonly Payment[]): Promise<void> {
  await takeBackPaid(recorded).catch(() => sayRefused('Le paiement n’a pas pu être annulé.'));
}

function sayRefused(title: string): void {
  showToast(title, {
    tone: 'error',
    detail: 'Cet appareil n’a pas pu l’enregistrer. Libérez de la place, puis recommencez.',
  });
}
