import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { type ChainNode, followersOf, originsOf } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { sumRefunded } from './standing-payments.ts';

/** The issued avoirs of an invoice; one in another currency gives nothing of it back. */
export function issuedCreditsOf(invoice: ChainNode): ChainNode[] {
  return followersOf(invoice, 'credit').filter(
    (avoir) => isIssued(avoir) && avoir.currency === invoice.currency,
  );
}

/** The invoices that an avoir gives back, in its own currency. */
export function creditedBy(avoir: ChainNode): ChainNode[] {
  return originsOf(avoir, 'credit').filter(({ currency }) => currency === avoir.currency);
}

/** Whether issued avoirs give back the whole invoice. */
export function isCancelled(invoice: ChainNode): boolean {
  const parts = issuedCreditsOf(invoice).filter(mayCancel);
  const credited = sumCents(parts.map((avoir) => shareOn(invoice, avoir, worthOf(avoir))));
  return credited > 0 && credited >= worthOf(invoice);
}

/** An avoir of more than its invoice is a mistake; a part of several is a rebate on them. */
function mayCancel(avoir: ChainNode): boolean {
  const origins = creditedBy(avoir);
  const whole = sumCents(origins.map(worthOf));
  return origins.length === 1 ? worthOf(avoir) <= whole : worthOf(avoir) === whole;
}

/** The part of an avoir that lowers no other invoice than its own. */
export function unusedCredit(avoir: ChainNode): Cents {
  return cents(worthOf(avoir) - sumUsed(avoir));
}

/** What of an avoir, or received beyond an invoice, lowers other invoices. */
export function sumUsed({ usedOn }: ChainNode): Cents {
  return sumCents(usedOn.map(({ amount }) => amount));
}

/** The part of an avoir that may still be used, or paid back on it. */
export function freeCredit(avoir: ChainNode): Cents {
  return cents(Math.max(0, unusedCredit(avoir) - sumRefunded(avoir)));
}

/** What an avoir takes off its own invoice, whose payable amount has the cash rounding in it. */
export function lowersOwn(avoir: ChainNode): Cents {
  return cents(unusedCredit(avoir) + avoir.rounding);
}

/** The sum of the parts of its avoirs on an invoice. */
export function sumCredits(invoice: ChainNode, partOf: (avoir: ChainNode) => Cents): Cents {
  const avoirs = issuedCreditsOf(invoice);
  return sumCents(avoirs.map((avoir) => shareOn(invoice, avoir, partOf(avoir))));
}

/** An avoir on several invoices lowers them in turn, each up to its amount. */
export function shareOn(invoice: ChainNode, avoir: ChainNode, total: Cents): Cents {
  const origins = creditedBy(avoir);
  if (origins.length < 2) return total;
  const before = origins.slice(0, origins.indexOf(invoice));
  const left = total - sumCents(before.map(worthOf));
  return cents(Math.max(0, Math.min(left, worthOf(invoice))));
}

/** What avoirs took back from an invoice, in cents, its rebates left out. */
export function givenBackOf(invoice: ChainNode): Cents {
  return sumCredits(invoice, (avoir) => (avoir.isRebate ? cents(0) : worthOf(avoir)));
}

export function worthOf({ amount }: Pick<ChainNode, 'amount'>): Cents {
  return amount ?? cents(0);
}
