import type { Line } from '#documents/model/fields/line.ts';
import { isOptional } from '#documents/model/is-priced.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { buildParagraph } from '#documents/sheet/blocks/paragraph.ts';
import { buildLineTable } from '#documents/sheet/blocks/table/line-table.ts';
import { nameTaxExclusive, type TotalRow } from '#documents/sheet/blocks/totals/total-rows.ts';
import { buildTotalsTable } from '#documents/sheet/blocks/totals/totals-block.ts';
import type { Block } from '#documents/sheet/flow.ts';
import type { Labels } from '#documents/sheet/labels/labels.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import type { OptionTotals } from '#documents/totals/totals.ts';

/** Options and variants in their own table after the totals, with the total that includes them. */
export function buildOptions(scene: Scene): Block[] {
  const options = scene.totals.quote?.options;
  if (!scene.kind.hasOptions || !options) return [];
  const title = buildParagraph(scene, {
    text: scene.labels.quote.optionsTitle,
    style: scene.template.strong,
    field: 'lines',
    role: 'H2',
    spaceBefore: 16,
    keepWithNext: true,
  });
  const table = buildLineTable(toOptionScene(scene, options));
  const rows = listRows(scene, options);
  if (rows.length > 0)
    return [title, ...table, { parts: buildTotalsTable(scene, rows), spaceBefore: 6 }];
  const last = table.at(-1);
  if (last) last.keepWithNext = false;
  return [title, ...table];
}

function toOptionScene(scene: Scene, { lines, vatBreakdown }: OptionTotals): Scene {
  const { draft, totals, labels } = scene;
  const named = new Map(
    lines.map((line) => [line.index, nameOption(draft.lines[line.index], labels)]),
  );
  return {
    ...scene,
    draft: { ...draft, lines: draft.lines.map((line) => (isOptional(line) ? line : ABSENT)) },
    totals: {
      ...totals,
      vatBreakdown,
      lines: lines.map((one) => ({
        ...one,
        line: { ...one.line, name: `${named.get(one.index) ?? ''}${one.line.name}` },
      })),
    },
  };
}

/** « Option retenue · Volets roulants » */
function nameOption(line: Line | undefined, { quote }: Labels): string {
  if (!line || !isOptional(line)) return '';
  return `${quote.option[line.kind][line.isSelected ? 'chosen' : 'offered']} · `;
}

function listRows({ draft, kind, labels }: Scene, options: OptionTotals): TotalRow[] {
  const { withOptions, isChosen } = options;
  if (!withOptions) return [];
  const words = labels.quote.withOptions[isChosen ? 'chosen' : 'every'];
  const hasVat = kind.showsVat && chargesVat(draft.vatRegime);
  const row = (label: string, amount: Cents): TotalRow => ({
    label: `${label} ${words}`,
    amount: labels.format.amount(amount, draft.currency),
  });
  if (!hasVat) return [row(labels.totals.total, withOptions.taxInclusiveTotal)];
  return [
    row(nameTaxExclusive(withOptions, labels), withOptions.taxExclusiveOwnTotal),
    row(labels.totals.taxInclusive, withOptions.taxInclusiveTotal),
  ];
}

/** Placeholder for a line of the offer itself: without an amount it gets no row. */
const ABSENT: Line = { kind: 'item', name: '', quantity: '1', unit: 'C62', unitPrice: '0' };
