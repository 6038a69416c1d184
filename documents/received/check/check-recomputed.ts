import type { Draft } from '#documents/model/draft.ts';
import { PERCENT_DECIMALS, type Percent } from '#documents/money/amounts.ts';
import { formatPercent } from '#documents/money/format.ts';
import { readCents } from '#documents/received/draft/amount.ts';
import { roundingUnit } from '#documents/received/draft/rounding-unit.ts';
import { readScaled } from '#documents/received/draft/values.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { computeTotalsTo } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { writeAmount } from './amounts-of.ts';
import { findingWhen } from './finding-when.ts';
import { toleranceOf } from './tolerance.ts';

/** Compares the total to pay with the draft’s, computed from its lines; says where they differ. */
export function checkRecomputed(invoice: TolerantInvoice, draft: Draft): ReceivedFinding[] {
  const stated = readCents(invoice.totals?.taxInclusiveTotal);
  const unit = roundingUnit(invoice);
  const totals = computeTotalsTo(unit, draft);
  const computed = totals.taxInclusiveTotal;
  if (stated === null) return [];
  const { lines, allowances, charges } = invoice;
  const tolerance = Math.max(unit, toleranceOf(invoice, lines, allowances, charges));
  return findingWhen(stated !== computed, {
    code: 'recomputed',
    severity: Math.abs(stated - computed) > tolerance ? 'warning' : 'info',
    text: `Le document affiché est recalculé à partir des lignes : ${writeAmount(computed, invoice)} TTC, au lieu de ${writeAmount(stated, invoice)} dans le fichier. ${locate(invoice, totals)}`,
    action: 'Fiez-vous aux montants du fichier, rappelés à côté.',
    term: 'BT-112',
  });
}

/** The first line that differs, else the first rate, else a general sentence. */
function locate(invoice: TolerantInvoice, totals: Totals): string {
  return locateLine(invoice, totals) ?? locateRate(invoice, totals) ?? OTHERWISE;
}

/** Only when the draft has one line for each line of the file. */
function locateLine(invoice: TolerantInvoice, { lines }: Totals): string | undefined {
  const written = invoice.lines ?? [];
  if (written.length !== lines.length) return undefined;
  const index = written.findIndex(
    ({ lineNetAmount }, at) => readCents(lineNetAmount) !== lines[at]?.lineNetAmount,
  );
  const line = lines[index];
  if (!line) return undefined;
  const stated = readCents(written[index]?.lineNetAmount) ?? 0;
  return `La ligne ${index + 1} diffère : ${writeAmount(line.lineNetAmount, invoice)} au lieu de ${writeAmount(stated, invoice)}.`;
}

function locateRate(invoice: TolerantInvoice, { vatBreakdown }: Totals): string | undefined {
  for (const row of invoice.vatBreakdown ?? []) {
    const rate = (readScaled(row.rate ?? '0', PERCENT_DECIMALS) ?? 0) as Percent; // at its scale
    const stated = readCents(row.vatAmount) ?? 0;
    const computed = vatBreakdown
      .filter((one) => one.rate === rate)
      .reduce((sum, { vatAmount }) => sum + vatAmount, 0);
    if (stated === computed) continue;
    const [own, other] = [computed, stated].map((amount) => writeAmount(amount, invoice));
    return `La TVA à ${formatPercent(rate)} diffère : ${own} au lieu de ${other}.`;
  }
  return undefined;
}

const OTHERWISE = 'Les totaux du fichier ne sont pas la somme de ses lignes.';
