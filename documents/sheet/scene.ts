import type { Mention } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { KindTraits } from '#documents/model/kind.ts';
import type { Totals } from '#documents/totals/totals.ts';
import type { Canvas } from './canvas.ts';
import type { Block } from './flow.ts';
import type { Labels } from './labels/labels.ts';
import type { Template } from './template.ts';

/** A printed mention or translation. `language` is set when it differs from the sheet's. */
export type SheetMention = Pick<Mention, 'text' | 'place' | 'field'> & {
  language?: 'fr';
  isTranslation?: boolean;
};

export type Scene = {
  draft: Draft;
  totals: Totals;
  kind: KindTraits;
  /** A blocking rule fails: the sheet is marked BROUILLON and asks for no payment. */
  isDraft: boolean;
  mentions: readonly SheetMention[];
  canvas: Canvas;
  template: Template;
  labels: Labels;
};

/** Blocks after those of the document. */
export type Appendix = (scene: Scene) => readonly Block[];
