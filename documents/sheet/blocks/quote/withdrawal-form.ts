import { buildParagraph } from '#documents/sheet/blocks/paragraph.ts';
import type { Block } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { leading } from '#documents/sheet/template.ts';

/** The withdrawal form on a detachable page: title, text, and blanks to fill in. */
export function buildWithdrawalForm(scene: Scene): Block[] {
  const { template } = scene;
  const [title, ...lines] = scene.mentions.filter(({ place }) => place === 'withdrawal-form');
  if (!title) return [];
  return [
    {
      ...buildParagraph(scene, {
        text: title.text,
        style: template.section,
        field: title.field,
        language: title.language,
        role: 'H2',
      }),
      startsPage: true,
    },
    ...lines.map(({ text, field, language, isTranslation }) => {
      const isBlank = /:\s*$/.test(text);
      const space = isBlank ? BLANK_SPACE : 8;
      const block = buildParagraph(scene, {
        text,
        style: template.body,
        field,
        language,
        spaceBefore: isTranslation ? 0 : space,
      });
      // A translation stands between a blank's label and its line.
      return isBlank && !language ? underline(block, scene) : block;
    }),
  ];
}

function underline(block: Block, { template }: Scene): Block {
  const rule = {
    height: leading(template.body),
    paint: (page: Parameters<Block['parts'][number]['paint']>[0], top: number) => {
      const y = top + leading(template.body);
      page.marks.push({
        type: 'rule',
        x1: MARGIN_LEFT,
        y1: y,
        x2: CONTENT_RIGHT,
        y2: y,
        width: 0.5,
        color: template.ruleColor,
      });
    },
  };
  return { ...block, parts: [...block.parts, rule] };
}

const BLANK_SPACE = 14;
