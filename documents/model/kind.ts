/**
 * The shape of a kind of document: data that shared code reads instead of asking for a name.
 * The kinds themselves are in kinds/, where they also choose their rules.
 */
import type { KindName, Subtype } from './draft.ts';
import type { VatRegime } from './vat-regime.ts';

export type SubtypeTraits = {
  /** Title printed on the sheet when the author gave none: « Facture d'acompte ». */
  title: string;
  /** Name in the form: « Acompte ». */
  label: string;
  /** BT-3 (UNTDID 1001); null when the document is no invoice and has no XML (proforma). */
  typeCode: string | null;
  /** Takes its number from the invoice series and must carry every mention of an invoice. */
  isInvoice: boolean;
  /** Must name the documents it follows (BG-3), with their dates. */
  needsPreceding: boolean;
};

export type KindTraits = {
  name: KindName;
  /** « Facture avec TVA » */
  label: string;
  /** Prefix of its default numbering: F-2026-0001. */
  seriesPrefix: string;
  /** Regimes its form offers, the default first. */
  vatRegimes: readonly [VatRegime, ...VatRegime[]];
  subtypes: Readonly<Record<Subtype, SubtypeTraits>>;
  /** Has a column for the rate and a breakdown of the tax. */
  showsVat: boolean;
};
