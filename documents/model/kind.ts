/**
 * The shape of a kind of document: data that shared code reads instead of asking for a name.
 * The kinds themselves are in kinds/, where they also choose their rules.
 */
import type { KindName, Subtype } from './subtypes.ts';
import type { VatRegime } from './vat-regime.ts';

/**
 * What a document can turn into; « correction » is an avoir and a copy, or a corrective invoice.
 */
export type FollowUp =
  | 'invoice'
  | 'deposit'
  | 'final'
  | 'receipt'
  | 'credit'
  | 'correction'
  | 'next-month';

export type SubtypeTraits = {
  /** Title printed on the sheet when the author gave none: « Facture d'acompte ». */
  title: string;
  /** The same in English, for a document in that language. */
  englishTitle: string;
  /**
   * What a title of the author must say: « facture » (or « note »), « avoir », « proforma »; null
   * when anything does.
   */
  titleWord: 'facture' | 'proforma' | 'avoir' | null;
  /** Name in the form: « Acompte ». */
  label: string;
  /** What it is for, in the form. */
  help?: string;
  /**
   * BT-3 (UNTDID 1001); null when the document is not an invoice and has no XML (proforma, devis).
   */
  typeCode: string | null;
  /**
   * An invoice for the law, avoirs included: takes its number from a series without gaps and
   * carries every mention.
   */
  isInvoice: boolean;
  /**
   * Binds its author: number, date, identity of both sides and rate of each line are due. Every
   * invoice is binding.
   */
  isBinding: boolean;
  /** Asks for money: due date, means of payment, QR code, sentences on late payment. */
  asksPayment: boolean;
  /**
   * Gives money back: amounts are positive, and reduce those of the documents that it names (BG-3).
   */
  isCredit: boolean;
  /** What its last amount is called. */
  finalAmount: 'payable' | 'estimate' | 'quoted' | 'credited';
  /** Must name the documents it follows (BG-3), with their dates. */
  needsPreceding: boolean;
  /** Follows or changes a quote, and names it. */
  followsQuote?: boolean;
  /** Prefix of a series of its own, where it takes no number from that of its kind. */
  seriesPrefix?: string;
  /** What may be made of it, the most usual first. */
  followUps: readonly FollowUp[];
};

/** Of its French name: « émise le », « émis le ». */
export type Gender = 'feminine' | 'masculine';

export type KindTraits = {
  name: KindName;
  gender: Gender;
  /** « Facture avec TVA » */
  label: string;
  /** What its author calls it in a sentence, whatever its nature: « facture ». */
  noun: string;
  /** The same document with VAT, or without, where it is another kind. */
  counterpart?: KindName;
  /** Prefix of its default numbering: F-2026-0001. */
  seriesPrefix: string;
  /** Regimes its form offers, the default first. */
  vatRegimes: readonly [VatRegime, ...VatRegime[]];
  /** Its natures; « standard » is in every kind. `subtypeOf` reads them. */
  subtypes: Readonly<{ standard: SubtypeTraits } & Partial<Record<Subtype, SubtypeTraits>>>;
  /** Has a column for the rate and a breakdown of the tax. */
  showsVat: boolean;
  /** Has the table of lines. */
  hasLines: boolean;
  /** Says what was received instead (`receipt`). */
  hasReceipt: boolean;
  /** Says what a term of rent costs and what was received (`rent`). */
  hasRent: boolean;
  /** Has the totals of its lines. */
  hasTotals: boolean;
  /** Prints how to pay. */
  hasPayment: boolean;
  /** Is an offer until a day (`validUntil`). */
  hasValidity: boolean;
  /** Shows options and variants beside its total. */
  hasOptions: boolean;
  /** How the other side is called above its address. */
  addressee: 'billed' | 'customer' | 'payer' | 'tenant';
  /** A private person may make it. */
  allowsPrivateSeller: boolean;
  /** Who signs at the end: nobody, the customer who accepts, or the issuer. */
  signature: 'none' | 'acceptance' | 'issuer';
};

/** The traits of a document's nature; parsed drafts never have one that is not of their kind. */
export function subtypeOf(kind: KindTraits, subtype: Subtype): SubtypeTraits {
  return kind.subtypes[subtype] ?? kind.subtypes.standard;
}
