import type { Mention, MentionContext } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { Receipt } from '#documents/model/fields/receipt.ts';

/** The mentions of a receipt; empty for other kinds. */
export function receiptMentions({ draft, totals, kind }: MentionContext): Mention[] {
  const { receipt } = draft;
  if (!kind.hasReceipt || !receipt || !totals.receipt) return [];
  return [
    ...(totals.receipt.remainingDue === 0 ? settled(receipt) : []),
    ...encashment(receipt),
    ...engagement(draft),
    ...notInvoice(receipt),
  ];
}

/** « Solde de tout compte » never stands alone: in labour law it is another document. */
function settled({ invoices }: Receipt): Mention[] {
  const numbers = invoices.map(({ number }) => number).filter(Boolean);
  if (numbers.length === 0) return [];
  const whose =
    numbers.length === 1
      ? `de la facture n° ${numbers[0]}`
      : `des factures n° ${numbers.slice(0, -1).join(', n° ')} et n° ${numbers.at(-1)}`;
  const text = `Pour solde de tout compte ${whose}`;
  return [{ id: 'receipt-settled', text, place: 'settlement', field: 'receipt.invoices' }];
}

/** A cheque counts as paid once it is cashed. */
function encashment({ means }: Receipt): Mention[] {
  if (means !== 'cheque') return [];
  return [closing('receipt-encashment', ENCASHMENT, 'receipt.means')];
}

/** Deposit or earnest money (C. conso. L214-1; C. civ. 1590); a security deposit. */
function engagement({ subtype }: Draft): Mention[] {
  const text = ENGAGEMENTS[subtype];
  return text ? [closing(`receipt-${subtype}`, text, 'subtype')] : [];
}

/** A receipt proves a payment (C. civ. 1342-8) and does not replace the invoice. */
function notInvoice({ invoices, vat = [] }: Receipt): Mention[] {
  if (invoices.length === 0 && vat.length === 0) return [];
  return [closing('receipt-not-invoice', NOT_INVOICE, 'receipt.amount')];
}

function closing(id: string, text: string, field: DraftPath): Mention {
  return { id, text, place: 'closing', field };
}

const ENGAGEMENTS: Partial<Record<Draft['subtype'], string>> = {
  deposit: 'Acompte : chacun s’engage fermement, et celui qui renonce doit réparer le dommage.',
  earnest:
    'Arrhes : celui qui les a versées les perd s’il renonce, celui qui les a reçues en rend le double (C. civ., art. 1590).',
  'security-deposit':
    'Somme remise en garantie, à restituer sous déduction de ce qui resterait dû.',
};

export const ENCASHMENT = 'Sous réserve d’encaissement du chèque.';
export const NOT_INVOICE = 'Ce reçu ne remplace pas la facture.';
