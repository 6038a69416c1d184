import { expect, test } from 'vitest';
import { checkConformity, listRules } from '#documents/kinds/check-conformity.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { kindSamples } from './kind-samples.ts';
import { buildLongSample } from './long.ts';
import { requireDraft } from './require-draft.ts';
import { samples } from './samples.ts';
import { trades } from './trades/trades.ts';

/** Advice that a document shown here leaves open, each with its reason. */
const LEFT_OPEN: Readonly<Record<string, string>> = {
  'purchase-order': 'due only if the customer wrote an order, which no document says',
  'seller-registry': 'a craftsman or a liberal profession has no RCS',
  'insurance-certificate': 'it is the file of an insurer, and no sample carries one',
  'conformity-guarantee': 'the list of the goods that it is owed for is not settled',
  'quote-hourly': 'these works are priced by the metre or as a whole',
  'quote-withdrawal': 'these quotes are signed on the premises of the seller',
  'public-platform': 'says by which way the file leaves',
  'works-certification': 'the long sample has every rate, and no dwelling',
  'rent-result': 'says what the payments make of the document',
  'rent-vat-invoice': 'says which other document bears the VAT',
  'rent-energy-class': 'the class of the dwelling is not on a quittance',
};

const shown: [string, Draft][] = [
  ...Object.entries<DraftInput>(samples),
  ...Object.entries<DraftInput>(trades),
  ...Object.entries<DraftInput>(kindSamples),
  ['long', buildLongSample(100)] as const,
].map(([name, input]) => [name, requireDraft(input)]);

test('every rule is silent about every sample and model on its day of issue', () => {
  const heard = new Map<string, string>();
  const open = new Set<string>();
  for (const [name, draft] of shown) {
    const results = checkConformity(draft, draft.issueDate);
    expect(results, name).toHaveLength(listRules(draft.kind).length);
    for (const { id, state, severity, message } of results) {
      if (state !== 'missing') continue;
      if (severity === 'information' && id in LEFT_OPEN) open.add(id);
      else heard.set(`${name} / ${id}`, `${severity}: ${message}`);
    }
  }
  expect(Object.fromEntries(heard)).toEqual({});
  expect([...open].sort()).toEqual(Object.keys(LEFT_OPEN).sort());
});

test('an invoice asks for no more than its quote and the amendments of it', () => {
  const totalOf = (draft: Draft) => computeTotals(draft).taxInclusiveTotal;
  const offers = shown.map(([, draft]) => draft).filter(({ kind }) => kind === 'devis');
  const agreed = (number: string) =>
    new Map(
      offers
        .filter(
          (offer) =>
            offer.number === number ||
            (offer.subtype === 'amendment' && offer.references.quote?.number === number),
        )
        .map((offer) => [offer.number, totalOf(offer)]),
    );
  const invoices = shown.filter(
    ([, { kind, references }]) =>
      kind.startsWith('facture') && agreed(references.quote?.number ?? '').size > 0,
  );
  expect(invoices.map(([name]) => name)).toContain('plombier-chauffagiste');
  for (const [name, draft] of invoices) {
    const most = [...agreed(draft.references.quote?.number ?? '').values()];
    expect(totalOf(draft), name).toBeLessThanOrEqual(most.reduce((sum, total) => sum + total, 0));
  }
});
