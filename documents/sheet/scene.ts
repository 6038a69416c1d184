import type { Mention } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { KindTraits } from '#documents/model/kind.ts';
import type { Totals } from '#documents/totals/totals.ts';
import type { Canvas } from './canvas.ts';
import type { Labels } from './labels/labels.ts';
import type { Template } from './template.ts';

/**
 * A mention as it is printed: in French, then its translation as another one. `language` where it
 * is not that of the sheet.
 */
export type SheetMention = Pick<Mention, 'text' | 'place' | 'field'> & {
  language?: 'fr';
  isTranslation?: boolean;
};

/** Everything that a block of the sheet reads. */
export type Scene = {
  draft: Draft;
  totals: Totals;
  kind: KindTraits;
  /** A blocking rule fails: it says BROUILLON, and nothing in it is to be paid yet. */
  isDraft: boolean;
  mentions: readonly SheetMention[];
  canvas: Canvas;
  template: Template;
  labels: Labels;
};
