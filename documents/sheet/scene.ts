import type { Mention } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { KindTraits } from '#documents/model/kind.ts';
import type { Totals } from '#documents/totals/totals.ts';
import type { Canvas } from './canvas.ts';
import type { Labels } from './labels.ts';
import type { Template } from './template.ts';

/** Everything that a block of the sheet reads. */
export type Scene = {
  draft: Draft;
  totals: Totals;
  kind: KindTraits;
  mentions: readonly Mention[];
  canvas: Canvas;
  template: Template;
  labels: Labels;
};
