import type { Mention } from '#documents/law/mention.ts';
import type { Labels } from './labels/labels.ts';

/**
 * A language of the sheet besides French, loaded on demand: its words, and the translations printed
 * under the mentions of the law.
 */
export type SheetLanguage = {
  labels: Labels;
  translate: (mention: Mention) => string | null;
};
