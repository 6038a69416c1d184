import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_WIDTH, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import { frenchLabels } from '#documents/sheet/labels/labels.ts';
import type { Scene, SheetMention } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import { addressTexts } from './address-lines.ts';
import { type Fact, referenceFacts } from './facts.ts';

/** References and place of delivery, one line each, label first. Null when there are none. */
export function buildReferences(scene: Scene): Block | null {
  const facts = [...mentionFacts(scene), ...referenceFacts(scene), ...deliveryFacts(scene)];
  if (facts.length === 0) return null;
  return { parts: facts.flatMap((fact) => buildFact(scene, fact)), spaceBefore: 4 };
}

/** « Nature de l’opération : prestations de services » */
function mentionFacts({ mentions }: Scene): Fact[] {
  return mentions.filter((mention) => mention.place === 'reference').map(splitMention);
}

/** Splits « Label : value ». */
export function splitMention({ text, field, language }: SheetMention): Fact {
  const [, label = '', value = text] = /^(.*?)\s*:\s*(.*)$/su.exec(text) ?? [];
  return { label, value, field, language };
}

function deliveryFacts({ draft, labels }: Scene): Fact[] {
  const delivery = draft.deliveryAddress;
  if (!delivery) return [];
  const { name, siret: _siret, ...address } = delivery;
  const value = [name, ...addressTexts(address, labels.format)].filter(Boolean).join(', ');
  return value ? [{ label: labels.deliveredTo, value, field: 'deliveryAddress.line1' }] : [];
}

/** A grey label and its value, on as many lines as needed. */
export function buildFact(scene: Scene, fact: Fact): Part[] {
  const { soft, softStrong } = scene.template;
  const valueStyle = { ...soft, color: softStrong.color };
  const { label: name, field, language } = fact;
  const node = addNode(scene.canvas, 'P', DOCUMENT_NODE, language && { language });
  const colon = language ? frenchLabels.colon : scene.labels.colon;
  const label = shape(scene.canvas, `${name}${colon}`, soft);
  return wrap(scene.canvas, fact.value, valueStyle, {
    width: CONTENT_WIDTH - label.width,
    field,
  }).map((line, index) => ({
    height: leading(soft),
    paint: (page, top) => {
      const y = top + baseline(soft);
      if (index === 0) putText(page, label, soft, { x: MARGIN_LEFT, y, node, field });
      putText(page, line, valueStyle, {
        x: MARGIN_LEFT + label.width,
        y,
        node,
        field,
      });
    },
  }));
}
