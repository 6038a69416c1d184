/** A sentence that the law (or the author's choice) puts on a document. Sheet and XML print it as it is. */
export type Mention = {
  /** Stable, kebab-case: « late-penalty ». */
  id: string;
  /** French, exactly as printed. */
  text: string;
  /**
   * Where the sheet puts it: under the title, beside the VAT table, with the payment, or among the closing mentions.
   */
  place: 'heading' | 'vat' | 'payment' | 'closing';
  /** BT-21 subject code when the sentence travels in the XML as a note; absent: printed only. */
  noteCode?: 'REG' | 'ABL' | 'PMD' | 'PMT' | 'AAB' | 'AAI' | 'TXD' | 'BLU' | 'SUR' | 'CUS';
  /** JSON path of the field that commands it. */
  field: string;
};
