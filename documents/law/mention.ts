import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { KindTraits } from '#documents/model/kind.ts';
import type { Totals } from '#documents/totals/totals.ts';

/** The input of the mentions. Wordings follow the issue date. */
export type MentionContext = { draft: Draft; totals: Totals; kind: KindTraits };

/** A sentence required by law, or chosen by the author, printed as is by sheet and XML. */
export type Mention = {
  /** Stable, kebab-case: « late-penalty ». */
  id: string;
  /** French, exactly as printed. */
  text: string;
  /** Set when the sheet is in another language. */
  translation?: string;
  /**
   * The place on the sheet.
   * « settlement » is about the money of an avoir, « terms » are the conditions of an offer
   * (« Label : value »), « signature » stands above it, « withdrawal-form » is a page of its own.
   * « xml » is not printed: the sheet states the same elsewhere in other words.
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
  /** BT-21 subject code of a note in the XML; absent when only printed. */
  noteCode?: 'REG' | 'ABL' | 'PMD' | 'PMT' | 'AAB' | 'AAI' | 'TXD' | 'BLU' | 'SUR' | 'CUS';
  /** JSON path of the field behind it; absent when read in a received file. */
  field?: DraftPath | undefined;
};
