import { readCents } from '#documents/facturx/read/draft/amount.ts';
import type { ReceivedFinding } from '#documents/facturx/read/received-invoice.ts';
import type { TolerantInvoice } from '#documents/facturx/read/tolerant-invoice.ts';
import type { Draft } from '#documents/model/draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { writeAmount } from './amounts-of.ts';
import { findingWhen } from './finding-when.ts';

/**
 * The draft is computed again from its lines: what it shows may not be what the file asks to pay.
 */
export function checkRecomputed(invoice: TolerantInvoice, draft: Draft): ReceivedFinding[] {
  const stated = readCents(invoice.totals?.taxInclusiveTotal);
  const computed = computeTotals(draft).taxInclusiveTotal;
  if (stated === null) return [];
  return findingWhen(stated !== computed, {
    code: 'recomputed',
    severity: Math.abs(stated - computed) > 1 ? 'warning' : 'info',
    text: `Le document affiché est recalculé à partir des lignes : ${writeAmount(computed, invoice)} TTC, au lieu de ${writeAmount(stated, invoice)} dans le fichier.`,
    action: 'Fiez-vous aux montants du fichier, rappelés à côté.',
    term: 'BT-112',
  });
}
