import { buildFact, splitMention } from '#documents/sheet/blocks/head/reference-block.ts';
import { buildParagraph } from '#documents/sheet/blocks/paragraph.ts';
import type { Block } from '#documents/sheet/flow.ts';
import type { Scene } from '#documents/sheet/scene.ts';

/** The titled conditions of an offer, one per line, label first. */
export function buildTerms(scene: Scene): Block[] {
  const facts = scene.mentions.filter(({ place }) => place === 'terms').map(splitMention);
  if (facts.length === 0) return [];
  return [
    buildParagraph(scene, {
      text: scene.labels.quote.terms,
      style: scene.template.strong,
      field: 'quote',
      role: 'H2',
      spaceBefore: 14,
      keepWithNext: true,
    }),
    { parts: facts.flatMap((fact) => buildFact(scene, fact)), spaceBefore: 3 },
  ];
}
