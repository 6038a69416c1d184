import type { XmlElement } from '#documents/facturx/read/xml/xml-element.ts';
import type { Extension } from './extension.ts';

/**
 * An invoice as the rules of EN 16931 look at it, in either syntax: the elements of its terms, so
 * that « absent », « empty » and « twice » are not the same.
 */
export type View = {
  syntax: 'cii' | 'ubl';
  root: XmlElement;
  /** How the profile changes the rules; null when it keeps to EN 16931. */
  extension: Extension | null;
  /** BT-5, BT-6 */
  currency: string;
  taxCurrency: string | undefined;
  lines: readonly LineView[];
  /** BG-20 and BG-21 */
  adjustments: readonly AdjustmentView[];
  /** BG-X-42, that EXTENDED alone counts: charges for transport. */
  logistics: readonly AdjustmentView[];
  /** BG-23 */
  rows: readonly RowView[];
  /** BT-110 and BT-111, every one. */
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

/** How something is taxed. */
export type TaxView = {
  category: string;
  isVat: boolean;
  rate: XmlElement | undefined;
  /** The reason of an exemption, its code first. */
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
  /** BT-X-8 and BT-X-304 of EXTENDED: « GROUP », the line that this one is part of. */
  status: string | undefined;
  parentId: string | undefined;
  /** Counts in the sums: all of EN 16931 do. */
  isCounted: boolean;
  name: string;
  quantity: XmlElement | undefined;
  price: XmlElement | undefined;
  grossPrice: XmlElement | undefined;
  lineNetAmount: XmlElement | undefined;
  taxes: readonly TaxView[];
  adjustments: readonly AdjustmentView[];
};

/** Which numbers of the parties are there. */
export type PartyNumbers = {
  sellerVat: boolean;
  /** BT-31 or BT-32 */
  sellerTax: boolean;
  representativeVat: boolean;
  buyerVat: boolean;
  buyerLegal: boolean;
};
