import { GROUND } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import { leading, type Template } from '#documents/sheet/template.ts';
import { paintTableRule } from './row-parts.ts';

/** A ground under the texts of the head, or a rule below. `paintTexts` receives their top. */
export type HeadLook = {
  height: number;
  paint: (page: Page, top: number, paintTexts: (top: number) => void) => void;
};

/** `textHeight` defaults to one line. */
export function headLookOf(
  { table, tableHead, accentColor, tintColor, inkColor, ruleColor }: Template,
  textHeight = leading(tableHead),
): HeadLook {
  switch (table.head) {
    case 'rule':
      return ruled(textHeight, { width: 1, color: inkColor });
    case 'hairline':
      return ruled(textHeight, { width: 0.5, color: ruleColor });
    case 'filled':
      return grounded(textHeight, { fill: accentColor, padding: 5 });
    case 'tinted':
      return grounded(textHeight, { fill: tintColor, padding: 3 });
  }
}

function ruled(textHeight: number, rule: { width: number; color: string }): HeadLook {
  return {
    height: textHeight + RULE_GAP * 2,
    paint: (page, top, paintTexts) => {
      paintTexts(top);
      paintTableRule(page, top + textHeight + RULE_GAP, rule);
    },
  };
}

function grounded(
  textHeight: number,
  { fill, padding }: { fill: string; padding: number },
): HeadLook {
  const height = textHeight + padding * 2;
  return {
    height,
    paint: (page, top, paintTexts) => {
      page.marks.push({ type: 'box', ...GROUND, y: top, height, fill });
      paintTexts(top + padding);
    },
  };
}

const RULE_GAP = 3;
