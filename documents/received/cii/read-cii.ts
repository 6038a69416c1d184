import { outlineLines } from '#documents/received/extended/outline-lines.ts';
import { settleTerms } from '#documents/received/plan/settle-terms.ts';
import { readElements, type UnreadText } from '#documents/received/read-elements.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { CII_TABLE } from './cii-table.ts';
import { chargeLogistics } from './logistic-charges.ts';

/** The terms of a Cross Industry Invoice of any profile, and the texts that no term uses. */
export function readCii(root: XmlElement): { invoice: TolerantInvoice; unread: UnreadText[] } {
  const { terms, unread } = readElements(CII_TABLE, chargeLogistics(root));
  // Safe: the table is typed over Invoice, and every term of TolerantInvoice is optional.
  const invoice = settleTerms(outlineLines(terms as TolerantInvoice));
  return { invoice: { ...invoice, totals: orderVatTotals(invoice) }, unread };
}

/** BT-110 and BT-111 share an element name: the currency distinguishes them, not their order. */
function orderVatTotals({ totals, currency }: TolerantInvoice): TolerantInvoice['totals'] {
  if (!totals || !currency || totals.vatAccountingCurrency !== currency) return totals;
  const { vatTotal, vatTotalCurrency, vatTotalInEuros, vatAccountingCurrency, ...others } = totals;
  return {
    ...others,
    vatTotal: vatTotalInEuros,
    vatTotalCurrency: vatAccountingCurrency,
    vatTotalInEuros: vatTotal,
    vatAccountingCurrency: vatTotalCurrency,
  };
}
