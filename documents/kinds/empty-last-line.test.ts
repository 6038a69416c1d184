import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildUbl } from '#documents/facturx/build-ubl.ts';
import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Line } from '#documents/model/fields/line.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { checkConformity } from './check-conformity.ts';

const metrics = createFontMetrics([latin]);
// A rate of its own, which would add a row to the VAT table.
const empty = { name: '', quantity: '1', unit: 'C62', unitPrice: '0', vatRate: '2.1' };
const ends: readonly Line[][] = [
  [{ kind: 'item', ...empty }],
  [
    { kind: 'item', ...empty, quantity: '0' },
    { kind: 'comment', text: '' },
  ],
  [{ kind: 'disbursement', ...empty, vatRate: undefined }],
  [
    { kind: 'section', name: '' },
    { kind: 'item', ...empty },
  ],
];

for (const [name, input] of Object.entries(samples)) {
  const draft = requireDraft(input);
  if (!requireKind(draft.kind).hasLines) continue;
  test(`${name} is the same with an empty line at its end`, () => {
    for (const end of ends)
      expect(issue({ ...draft, lines: [...draft.lines, ...end] })).toEqual(issue(draft));
  });
}

function issue(draft: Draft) {
  const totals = computeTotals(draft);
  return {
    totals,
    rules: checkConformity(draft, draft.issueDate ?? '2026-11-28', totals),
    pages: layOut({ draft, totals, metrics, isBlocked: false }).pages,
    cii: buildFacturX(draft, totals),
    ubl: buildUbl(draft, totals),
  };
}
