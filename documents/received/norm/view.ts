import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import type { Extension } from './extension.ts';

/** An invoice as the rules see it, in either syntax: elements tell absent, empty and repeated. */
export type View = {
  syntax: 'cii' | 'ubl';
  root: XmlElement;
  /** Null for EN 16931 itself. */
  extension: Extension | null;
  /** BT-5, BT-6 */
  currency: string;
  taxCurrency: string | undefined;
  lines: readonly LineView[];
  /** BG-20 and BG-21 */
  adjustments: readonly AdjustmentView[];
  /** BG-X-42, transport charges, which only EXTENDED counts. */
  logistics: readonly AdjustmentView[];
  /** BG-23 */
  rows: readonly RowView[];
  /** All of BT-110 and BT-111. */
  taxTotals: readonly XmlElement[];
  totals: Readonly<Record<TotalName, XmlElement | undefined>> | null;
  numbers: PartyNumbers;
  /** BT-72 or BG-14, and BT-80. */
  hasDeliveryDay: boolean;
  hasDeliveryCountry: boolean;
  /** Any country but Italy. */
  isOutsideItaly: boolean;
};

export type TotalName =
  | 'lineNetTotal'
  | 'allowanceTotal'
  | 'chargeTotal'
  | 'taxExclusiveTotal'
  | 'taxInclusiveTotal'
  | 'prepaidTotal'
  | 'roundingAmount'
  | 'payableAmount';

export type TaxView = {
  category: string;
  isVat: boolean;
  rate: XmlElement | undefined;
  /** Reason of the exemption, its code first. */
  reason: string;
};

export type RowView = TaxView & {
  hasCategory: boolean;
  taxableAmount: XmlElement | undefined;
  vatAmount: XmlElement | undefined;
  hasReason: boolean;
};

export type AdjustmentView = {
  isCharge: boolean | null;
  amount: XmlElement | undefined;
  baseAmount: XmlElement | undefined;
  hasReason: boolean;
  taxes: readonly TaxView[];
};

export type LineView = {
  id: string;
  /** BT-X-8 and BT-X-304 of EXTENDED. */
  status: string | undefined;
  parentId: string | undefined;
  /** Always true in EN 16931. */
  isCounted: boolean;
  name: string;
  quantity: XmlElement | undefined;
  price: XmlElement | undefined;
  grossPrice: XmlElement | undefined;
  lineNetAmount: XmlElement | undefined;
  taxes: readonly TaxView[];
  adjustments: readonly AdjustmentView[];
};

export type PartyNumbers = {
  sellerVat: boolean;
  /** BT-31 or BT-32 */
  sellerTax: boolean;
  representativeVat: boolean;
  buyerVat: boolean;
  buyerLegal: boolean;
};
