import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypesOf } from '#documents/model/subtypes.ts';
import { VAT_REGIMES } from '#documents/model/vat-regime.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { checkConformity, hasBlockingFailure } from './check-conformity.ts';

const metrics = createFontMetrics([latin]);

function emptyDrafts(kind: 'devis' | 'avoir'): Draft[] {
  return subtypesOf(kind).flatMap((subtype) =>
    VAT_REGIMES.map((vatRegime) =>
      requireDraft({
        version: 1,
        kind,
        subtype,
        vatRegime,
        seller: { kind: 'sole-trader' },
        buyer: { kind: 'individual' },
        lines: [{ kind: 'option' }, { kind: 'item' }],
        quote: {
          withdrawal: 'off-premises',
          deposit: { percent: '30' },
          waste: { quantity: '', handling: '' },
        },
        credit: {},
      }),
    ),
  );
}

for (const kind of ['devis', 'avoir'] as const) {
  test(`an empty ${kind} of any nature and regime is drawn as a BROUILLON, and told what it lacks`, () => {
    for (const draft of emptyDrafts(kind)) {
      const totals = computeTotals(draft);
      const rules = checkConformity(draft, '2026-11-20', totals);
      expect(hasBlockingFailure(rules)).toBe(true);
      expect(layOut({ draft, totals, metrics, isBlocked: true }).pages.length).toBeGreaterThan(0);
      expect(() => buildFacturX(draft, totals)).not.toThrow();
    }
  });

  test(`the rules of a ${kind} and their order are the same whatever it is`, () => {
    const lists = emptyDrafts(kind).map((draft) =>
      checkConformity(draft, '2026-11-20').map(({ id }) => id),
    );
    for (const ids of lists) expect(ids).toEqual(lists[0]);
    expect(new Set(lists[0]).size).toBe(lists[0]?.length);
  });
}
