import type { Draft } from '#documents/model/draft.ts';
import type { KindTraits } from '#documents/model/kind.ts';
import type { Totals } from '#documents/totals/totals.ts';

/**
 * What decides of the mentions: a document, its amounts and its kind. Their wording follows the
 * issue date.
 */
export type MentionContext = { draft: Draft; totals: Totals; kind: KindTraits };

/**
 * A sentence that the law (or the author's choice) puts on a document. Sheet and XML print it as it
 * is.
 */
export type Mention = {
  /** Stable, kebab-case: « late-penalty ». */
  id: string;
  /** French, exactly as printed. */
  text: string;
  /** What it means, where the sheet is in another language. */
  translation?: string;
  /**
   * Where the sheet puts it: under the title, among the references, beside the VAT table, with the
   * payment, or among the closing mentions. « settlement » says what becomes of an avoir. « terms »
   * are the conditions of an offer (« Label : value »), « signature » what stands above it,
   * « withdrawal-form » a page of its own. « xml » is for the machine alone: the sheet says the
   * same thing elsewhere, in other words.
   */
  place:
    | 'heading'
    | 'reference'
    | 'vat'
    | 'payment'
    | 'settlement'
    | 'closing'
    | 'terms'
    | 'signature'
    | 'withdrawal-form'
    | 'xml';
  /** BT-21 subject code when the sentence travels in the XML as a note; absent: printed only. */
  noteCode?: 'REG' | 'ABL' | 'PMD' | 'PMT' | 'AAB' | 'AAI' | 'TXD' | 'BLU' | 'SUR' | 'CUS';
  /** JSON path of the field that commands it. */
  field: string;
};
