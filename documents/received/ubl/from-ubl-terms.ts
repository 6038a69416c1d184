import { NOT_AVAILABLE, TAX_POINTS, type UblTerms } from '#documents/facturx/ubl/ubl-terms.ts';
import type { ExtendedTerms } from '#documents/received/extended/extended-terms.ts';
import type { Tolerant, TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

export type TolerantUblTerms = Tolerant<UblTerms & ExtendedTerms>;

/** The inverse of `toUblTerms`: splits notes from their codes, puts the tax point on each rate. */
export function fromUblTerms({
  noteTexts,
  taxPointCode,
  ...terms
}: TolerantUblTerms): TolerantInvoice {
  return {
    ...terms,
    ...(noteTexts ? { notes: noteTexts.map(({ text = '' }) => readNote(text)) } : {}),
    ...readOrder(terms),
    ...readTaxPoint(taxPointCode, terms),
  };
}

function readNote(text: string): { content: string; subjectCode?: string } {
  const [, subjectCode, content = ''] = CODED_NOTE.exec(text) ?? [];
  return subjectCode ? { content, subjectCode } : { content: text };
}

function readOrder({ purchaseOrder, salesOrder }: TolerantInvoice): TolerantInvoice {
  return salesOrder && purchaseOrder === NOT_AVAILABLE ? { purchaseOrder: undefined } : {};
}

function readTaxPoint(
  code: string | undefined,
  { vatBreakdown }: TolerantInvoice,
): TolerantInvoice {
  const taxPointCode = TAX_POINTS.find(([ubl]) => ubl === code)?.[1];
  if (!taxPointCode || !vatBreakdown) return {};
  return {
    vatBreakdown: vatBreakdown.map((row) =>
      Number(row.rate) > 0 ? { ...row, taxPointCode } : row,
    ),
  };
}

/** « #PMT#Indemnité… »: UNTDID 4451 codes have three letters. */
const CODED_NOTE = /^#([A-Z]{3})#([\s\S]*)$/;
