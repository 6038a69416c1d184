import { outlineLines } from '#documents/received/extended/outline-lines.ts';
import { settleTerms } from '#documents/received/plan/settle-terms.ts';
import { readElements, type UnreadText } from '#documents/received/read-elements.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { fromUblTerms, type TolerantUblTerms } from './from-ubl-terms.ts';
import { placeLines } from './place-lines.ts';
import { UBL_CREDIT_NOTE_TABLE, UBL_INVOICE_TABLE } from './ubl-table.ts';

/** The terms of a UBL 2.1 Invoice or CreditNote, and the texts that no term uses. */
export function readUbl(root: XmlElement): { invoice: TolerantInvoice; unread: UnreadText[] } {
  const table = root.name === 'cn:CreditNote' ? UBL_CREDIT_NOTE_TABLE : UBL_INVOICE_TABLE;
  const { terms, unread } = readElements(table, dropTimeZones(placeLines(orderTaxTotals(root))));
  // Safe: the table is typed over UblTerms, and every term of TolerantUblTerms is optional.
  const invoice = settleTerms(outlineLines(fromUblTerms(terms as TolerantUblTerms)));
  return { invoice, unread: unread.filter((text) => !isSaid(text, invoice)) };
}

/** Repetitions: payment code and reference in each account, the indicator of a price allowance. */
function isSaid({ path, value }: UnreadText, { paymentMeans, paymentReference }: TolerantInvoice) {
  if (path === 'PaymentMeans/PaymentMeansCode') return value === paymentMeans?.code;
  if (path === 'PaymentMeans/PaymentID') return value === paymentReference;
  return path.endsWith('/Price/AllowanceCharge/ChargeIndicator');
}

/** BT-110 and BT-111 share an element: the one with rates or in the invoice currency is first. */
function orderTaxTotals(root: XmlElement): XmlElement {
  const currency = root.children.find(({ name }) => name === 'cbc:DocumentCurrencyCode')?.text;
  const isMain = ({ children }: XmlElement) =>
    children.some(({ name }) => name === 'cac:TaxSubtotal') ||
    children.some(
      ({ name, attributes }) => name === 'cbc:TaxAmount' && attributes.currencyID === currency,
    );
  const totals = root.children.filter(({ name }) => name === 'cac:TaxTotal');
  if (totals.length < 2) return root;
  const others = root.children.filter((child) => !totals.includes(child));
  const sorted = totals.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
  return { ...root, children: [...others, ...sorted] };
}

/** UBL dates may have a time zone, « 2026-11-20+01:00 », which does not change the day. */
function dropTimeZones(node: XmlElement): XmlElement {
  if (node.children.length > 0) return { ...node, children: node.children.map(dropTimeZones) };
  return node.name.endsWith('Date') ? { ...node, text: node.text.replace(TIME_ZONE, '') } : node;
}

const TIME_ZONE = /(Z|[+-]\d{2}:\d{2})$/;
