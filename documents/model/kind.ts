/**
 * The traits of a kind of document, which shared code reads instead of comparing names. The kinds
 * and their rules are in kinds/.
 */
import type { LanguageCode } from './fields/style.ts';
import type { KindName, Subtype } from './subtypes.ts';
import type { VatRegime } from './vat-regime.ts';

/** A next step; « correction » is an avoir and a copy, or a corrective invoice. */
export type FollowUp =
  | 'invoice'
  | 'deposit'
  | 'situation'
  | 'final'
  | 'amendment'
  | 'receipt'
  | 'credit'
  | 'correction'
  | 'next-month';

export type SubtypeTraits = {
  /** Default printed title: « Facture d'acompte ». */
  title: string;
  englishTitle: string;
  /**
   * The word that a custom title must contain: « facture » (or « note »), « avoir », « proforma »;
   * null for none.
   */
  titleWord: 'facture' | 'proforma' | 'avoir' | null;
  /** Label in the form: « Acompte ». */
  label: string;
  /** The purpose of the subtype, in the form. */
  help?: string;
  /** BT-3 (UNTDID 1001); null for a document without XML that is no invoice (proforma, devis). */
  typeCode: string | null;
  /** Legally an invoice, avoirs included: numbered in a series without gaps, with every mention. */
  isInvoice: boolean;
  /**
   * Commits its author: number, date, both identities and the rate of each line are required. Every
   * invoice does.
   */
  isBinding: boolean;
  /** Has a due date, means of payment, a QR code and late-payment sentences. */
  asksPayment: boolean;
  /** Returns money: amounts are positive and reduce those of the documents it names (BG-3). */
  isCredit: boolean;
  /** The wording of the last amount. */
  finalAmount: 'payable' | 'estimate' | 'quoted' | 'credited';
  /** Must name the documents it follows, with their dates (BG-3). */
  needsPreceding: boolean;
  /** The payer signs too, beside who receives the money. */
  isSignedByBoth?: boolean;
  /** A price offered until `validUntil`, if that is given: a proforma. */
  isOffer?: boolean;
  /** One of several of a sale: its rank follows its title. */
  isRanked?: boolean;
  /** Follows or changes a quote, and names it. */
  followsQuote?: boolean;
  /** Prefix of its own number series, if it does not share that of its kind. */
  seriesPrefix?: string;
  /** Most usual first. */
  followUps: readonly FollowUp[];
};

/** Grammatical gender of the French noun: « émise le », « émis le ». */
export type Gender = 'feminine' | 'masculine';

export type KindTraits = {
  name: KindName;
  gender: Gender;
  /** « Facture avec TVA » */
  label: string;
  /** The noun in a sentence, whatever the subtype: « facture ». */
  noun: string;
  /** The same document with or without VAT, if it is another kind. */
  counterpart?: KindName;
  /** Prefix of the default numbering: F-2026-0001. */
  seriesPrefix: string;
  /** Regimes of its form, default first. */
  vatRegimes: readonly [VatRegime, ...VatRegime[]];
  /** « standard » is in every kind; read with `subtypeOf`. */
  subtypes: Readonly<{ standard: SubtypeTraits } & Partial<Record<Subtype, SubtypeTraits>>>;
  /** Has a rate column and a VAT breakdown. */
  showsVat: boolean;
  hasLines: boolean;
  /** Has `receipt` instead of lines. */
  hasReceipt: boolean;
  /** Has `rent` instead of lines. */
  hasRent: boolean;
  hasTotals: boolean;
  hasPayment: boolean;
  /** An offer that ends on `validUntil`. */
  hasValidity: boolean;
  hasOptions: boolean;
  /** The title above the buyer’s address. */
  addressee: 'billed' | 'customer' | 'payer' | 'tenant';
  allowsPrivateSeller: boolean;
  /** Signatures that this kind asks for; its issuer may sign any document. */
  signature: 'none' | 'acceptance' | 'issuer';
};

/**
 * The traits of a subtype; those of « standard » if the kind lacks it, which cannot happen
 * with a parsed draft.
 */
export function subtypeOf(kind: KindTraits, subtype: Subtype): SubtypeTraits {
  return kind.subtypes[subtype] ?? kind.subtypes.standard;
}

/** « Facture de situation n° 2 » */
export function printedTitle(
  { title, englishTitle, isRanked }: SubtypeTraits,
  situation: { rank: number } | null | undefined,
  language: LanguageCode = 'fr',
): string {
  const [name, numero] = language === 'en' ? [englishTitle, 'no.'] : [title, 'n°'];
  return isRanked && situation ? `${name} ${numero}\u00a0${situation.rank}` : name;
}

/** Whether a document may come again at dates: one of several of a sale comes once. */
export function canRepeat(kind: KindTraits, subtype: Subtype): boolean {
  return !subtypeOf(kind, subtype).isRanked;
}

/** Whether a document may end on `validUntil`: a quote must, a proforma can. */
export function canExpire(kind: KindTraits, subtype: Subtype): boolean {
  return kind.hasValidity || subtypeOf(kind, subtype).isOffer === true;
}
