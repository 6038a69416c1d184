import type { Mention } from '#documents/law/mention.ts';
import type { Labels } from './labels/labels.ts';

/**
 * A language of the sheet besides French, loaded by who needs it: its words, and what it says under
 * a mention of the law.
 */
export type SheetLanguage = {
  labels: Labels;
  translate: (mention: Mention) => string | null;
};
