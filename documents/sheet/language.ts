import type { Mention } from '#documents/law/mention.ts';
import type { Labels } from './labels/labels.ts';

/** A language loaded on demand: its labels, and translations of the legal mentions. */
export type SheetLanguage = {
  labels: Labels;
  translate: (mention: Mention) => string | null;
};
