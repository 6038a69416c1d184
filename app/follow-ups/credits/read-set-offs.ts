import { readTypedAmount, UNREAD_AMOUNT } from '#app/follow-ups/paid/read-typed-amount.ts';
import { type Cents, cents, formatAmount } from '#documents';
import { type ChainNode, type OwedCredit, outstandingAmount } from '#documents/dossier';

export type ReadAmount = { ok: true; amount: Cents } | { ok: false; error: string };

/** An amount to deduct from an invoice: `most` is what is due, or left of the credit. */
export function readSetOffAmount(
  text: string,
  { most, currency }: { most: Cents; currency: string },
): ReadAmount {
  const amount = readTypedAmount(text);
  if (amount === null || amount === 0) return { ok: false, error: UNREAD_AMOUNT };
  if (amount > most) return { ok: false, error: `Au plus ${formatAmount(most, currency)}.` };
  return { ok: true, amount };
}

export type ReadSetOffs = {
  /** By id of the invoice. */
  errors: ReadonlyMap<string, string>;
  parts: readonly { invoice: ChainNode; amount: Cents }[];
  /** What the credit keeps. */
  left: Cents;
  /** About all parts together; empty when they can be set off. */
  error: string;
};

/** Amounts as typed by invoice; an empty one leaves its invoice as it is. */
export function readSetOffs(
  typed: ReadonlyMap<string, string>,
  { credit, payable }: { credit: OwedCredit; payable: readonly ChainNode[] },
): ReadSetOffs {
  const { currency } = credit.document;
  const errors = new Map<string, string>();
  const parts = payable.flatMap((invoice) => {
    const text = typed.get(invoice.id)?.trim() ?? '';
    if (text === '' || readTypedAmount(text) === 0) return [];
    const read = readSetOffAmount(text, { most: outstandingAmount(invoice), currency });
    if (read.ok) return [{ invoice, amount: read.amount }];
    errors.set(invoice.id, read.error);
    return [];
  });
  const left = cents(credit.left - parts.reduce((sum, { amount }) => sum + amount, 0));
  return { errors, parts, left, error: errors.size > 0 ? '' : explain({ parts, left, currency }) };
}

function explain({
  parts,
  left,
  currency,
}: Pick<ReadSetOffs, 'parts' | 'left'> & { currency: string }): string {
  if (parts.length === 0) return 'Saisissez un montant sur une facture au moins.';
  if (left >= 0) return '';
  return `C’est ${formatAmount(cents(-left), currency)} de plus que ce qui reste du crédit.`;
}

/** What is left of a credit on the invoices that are to be paid first, as it is typed. */
export function proposeSetOffs({
  credit,
  payable,
}: {
  credit: OwedCredit;
  payable: readonly ChainNode[];
}): ReadonlyMap<string, Cents> {
  let rest: number = credit.left;
  const proposed = new Map<string, Cents>();
  for (const invoice of payable) {
    const taken = Math.min(outstandingAmount(invoice), rest);
    rest -= taken;
    if (taken > 0) proposed.set(invoice.id, cents(taken));
  }
  return proposed;
}
