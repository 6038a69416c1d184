import { requireKind } from '#documents/kinds/index.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import {
  computeInvoiceAmounts,
  isMarkedPaid,
  isReplaced,
  outstandingAmount,
} from './amounts-due.ts';
import type { ChainNode, DocumentStatus } from './chain-node.ts';
import { isIssued } from './document-summary.ts';
import { percentInvoiced } from './follow-ups/invoiced-quote.ts';
import { isCancelled, lowersOwn, sumCredits } from './payments/credits.ts';

/** The status of a document, by its followers and its milestone. `today` is YYYY-MM-DD. */
export function deriveStatus(node: ChainNode, today: string): DocumentStatus {
  const kind = requireKind(node.kind);
  const { asksPayment } = subtypeOf(kind, node.subtype);
  if (kind.hasValidity) return deriveOfferStatus(node, today);
  if (asksPayment) return deriveInvoiceStatus(node);
  return { name: nameOfIssued(node) };
}

/** An offer may be accepted or invoiced although no file of it was issued here. */
function deriveOfferStatus(quote: ChainNode, today: string): DocumentStatus {
  const percent = percentInvoiced(quote);
  if (percent > 0) return { name: 'invoiced', percent };
  if (quote.milestone === 'accepted' || quote.milestone === 'refused')
    return { name: quote.milestone };
  if (quote.state !== 'finished' && quote.milestone === null) return { name: nameOfState(quote) };
  const { validUntil } = quote;
  if (validUntil !== '' && validUntil < today) return { name: 'expired' };
  return { name: quote.milestone === 'sent' ? 'sent' : 'issued' };
}

function deriveInvoiceStatus(invoice: ChainNode): DocumentStatus {
  if (!isIssued(invoice)) return { name: 'draft' };
  // What its avoirs lower elsewhere may be due again.
  if (isCancelled(invoice) && outstandingAmount(invoice) === 0) return { name: 'cancelled' };
  if (isReplaced(invoice)) return { name: 'replaced' };
  if (invoice.state === 'changed') return { name: 'changed' };
  const { credited, received, asked, due } = computeInvoiceAmounts(invoice);
  const isOnlyCredited = credited > 0 && asked <= 0 && received === 0 && !isMarkedPaid(invoice);
  if (due === 0 && invoice.amount !== null && !isOnlyCredited) return { name: 'paid' };
  if (received > 0 || invoice.setOffs.length > 0) return { name: 'partly-paid' };
  const isLowered = sumCredits(invoice, lowersOwn) > 0;
  return { name: isLowered ? 'partly-credited' : nameOfIssued(invoice) };
}

function nameOfIssued(node: ChainNode): 'draft' | 'changed' | 'issued' | 'sent' {
  const name = nameOfState(node);
  return name === 'issued' && node.milestone === 'sent' ? 'sent' : name;
}

function nameOfState({ state }: ChainNode): 'draft' | 'changed' | 'issued' {
  return state === 'finished' ? 'issued' : state;
}
