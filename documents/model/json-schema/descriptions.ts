/**
 * Property descriptions of the published JSON Schema; only json-schema.ts imports them, so that no
 * browser downloads them.
 */

import { creditDescriptions } from './descriptions/credit.ts';
import type { ObjectDescriptions, PropertyDescriptions } from './descriptions/description.ts';
import { documentDescriptions } from './descriptions/document.ts';
import { lineDescriptions } from './descriptions/line.ts';
import { partyDescriptions } from './descriptions/party.ts';
import { paymentDescriptions } from './descriptions/payment.ts';
import { quoteDescriptions } from './descriptions/quote.ts';
import { receiptDescriptions } from './descriptions/receipt.ts';
import { rentDescriptions } from './descriptions/rent.ts';
import { situationDescriptions } from './descriptions/situation.ts';
import { styleDescriptions } from './descriptions/style.ts';

/**
 * Keyed by the parent object (a definition, or a path such as `seller.insurance`), then by
 * property.
 */
export const PROPERTY_DESCRIPTIONS: Readonly<Record<string, PropertyDescriptions>> = {
  ...documentDescriptions,
  ...partyDescriptions,
  ...lineDescriptions,
  ...paymentDescriptions,
  ...quoteDescriptions,
  ...creditDescriptions,
  ...receiptDescriptions,
  ...rentDescriptions,
  ...situationDescriptions,
  ...styleDescriptions,
};

/** The document and the objects in `$defs`. */
export const OBJECT_DESCRIPTIONS: ObjectDescriptions = {
  document: {
    title: 'Facturier document',
    description:
      'A draft of a French invoice, quote, receipt, rent receipt or credit note: `facturier pdf` turns it into a PDF, a Factur-X one where it is an invoice or a credit note. Amounts, quantities and rates are decimal strings such as "1234.5" (a JSON number is accepted); dates are YYYY-MM-DD; any text may be empty while the draft is unfinished.',
  },
  exemption: {
    title: 'Reason for charging no VAT',
    description: 'Why a line or a document bears no VAT (CGI ann. II, 242 nonies A, I-12°).',
  },
  seller: {
    title: 'Seller',
    description: 'Who issues the document: who sells, lets or receives the money (BG-4).',
  },
  buyer: {
    title: 'Buyer',
    description: 'Who buys, rents or pays (BG-7).',
  },
  address: {
    title: 'Postal address',
    description: 'Where a party is established (BG-5, BG-8, BG-12).',
  },
  line: {
    title: 'Line',
    description: 'One row of the table, in printing order; its `kind` says what it holds.',
  },
  item: {
    title: 'Item line',
    description: 'Goods or a service that is sold (BG-25).',
  },
  disbursement: {
    title: 'Disbursement line',
    description:
      'An outlay made in the name of the customer and paid back to the cent, outside the VAT base (CGI 267, II-2°).',
  },
  option: {
    title: 'Option line',
    description: 'A supplement offered in a quote, beside its total and never in it.',
  },
  variant: {
    title: 'Variant line',
    description: 'One of several ways offered in a quote, beside its total and never in it.',
  },
  section: {
    title: 'Section line',
    description: 'A title; its lines end at the next section or sub-total.',
  },
  subtotal: {
    title: 'Sub-total line',
    description: 'Adds up the lines since the last section or sub-total.',
  },
  comment: {
    title: 'Comment line',
    description: 'A text between two lines; in the XML it joins the note of the line it follows.',
  },
  'page-break': {
    title: 'Page break',
    description: 'What follows begins on a new page.',
  },
  discount: {
    title: 'Discount of a line',
    description: 'A percentage or an amount, never both.',
  },
  allowance: {
    title: 'Discount on the document',
    description: 'A percentage or an amount, never both.',
  },
  payment: {
    title: 'Payment',
    description: 'How, when and under what terms the invoice is paid (BG-16, BT-20).',
  },
  references: {
    title: 'References',
    description: 'Numbers by which buyer and seller file the invoice (BT-10 to BT-19, BG-3).',
  },
  attachment: {
    title: 'Attachment',
    description: 'A supporting document carried inside the XML (BG-24).',
  },
  style: {
    title: 'Style',
    description: 'How the PDF looks; nothing of it is in the XML.',
  },
};
