import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { completeDraft, TODAY } from '#documents/law/rules/judge.test.support.ts';
import type { Draft } from '#documents/model/draft.ts';
import { BUYER_KINDS } from '#documents/model/fields/party.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { VAT_REGIMES } from '#documents/model/vat-regime.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { checkConformity } from './check-conformity.ts';

const metrics = createFontMetrics([latin]);

function show(draft: Draft): string {
  const totals = computeTotals(draft);
  const { pages } = layOut({ draft, totals, metrics, isBlocked: false });
  return JSON.stringify([pages, buildFacturX(draft, totals)]);
}

function stateOf(draft: Draft, id: string) {
  return checkConformity(draft, TODAY).find((rule) => rule.id === id)?.state;
}

/** The text at a path such as « buyer.vatNumber », if any. */
function textAt(draft: Draft, path: string): string | undefined {
  const value = path.split('.').reduce<unknown>((part, key) => {
    return typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
  }, draft);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The draft without that text; null for a required one (regime, kind). */
function withoutText(draft: Draft, path: string): Draft | null {
  const copy = structuredClone(draft);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<object>((part, key) => Reflect.get(part, key), copy);
  Reflect.set(parent, last, '');
  const parsed = parseDraft(copy);
  return parsed.ok ? parsed.draft : null;
}

/** Rules satisfied by a text that no reader sees. */
function findUnseen(draft: Draft): string[] {
  const shown = show(draft);
  return checkConformity(draft, TODAY)
    .filter(({ state, field }) => state === 'satisfied' && textAt(draft, field) !== undefined)
    .filter(({ id, field }) => {
      const bare = withoutText(draft, field);
      return bare !== null && stateOf(bare, id) === 'missing' && show(bare) === shown;
    })
    .map(({ id, field }) => `${id} (${field})`);
}

test.each(BUYER_KINDS)('what satisfies a rule is shown to a buyer of the kind %s', (buyerKind) => {
  for (const vatRegime of VAT_REGIMES) {
    const draft = completeDraft((changed) => {
      changed.vatRegime = vatRegime;
      changed.buyer.kind = buyerKind;
    });
    expect(findUnseen(draft), vatRegime).toEqual([]);
  }
});

test('what satisfies a rule of a sample is shown', () => {
  for (const [name, input] of Object.entries(samples))
    expect(findUnseen(requireDraft(input)), name).toEqual([]);
});
