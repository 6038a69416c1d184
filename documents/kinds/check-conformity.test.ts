import { expect, test } from 'vitest';
import { completeDraft, TODAY } from '#documents/law/rules/judge.test.support.ts';
import { SUBTYPES_OF } from '#documents/model/subtypes.ts';
import { VAT_REGIMES } from '#documents/model/vat-regime.ts';
import { buildLongSample } from '#documents/samples/long.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { checkConformity, hasBlockingFailure } from './check-conformity.ts';

test('a complete invoice misses nothing', () => {
  const results = checkConformity(completeDraft(), TODAY);
  expect(results.filter(({ state }) => state === 'missing')).toEqual([]);
  expect(hasBlockingFailure(results)).toBe(false);
});

test('an empty draft is told everything, and stays a BROUILLON', () => {
  const empty = requireDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
  });
  const results = checkConformity(empty, TODAY);
  expect(hasBlockingFailure(results)).toBe(true);
  const blocking = results
    .filter(({ severity, state }) => severity === 'blocking' && state === 'missing')
    .map(({ id }) => id);
  expect(blocking).toEqual([
    'number',
    'issue-date',
    'seller-name',
    'seller-address',
    'seller-siren',
    'seller-legal-form',
    'seller-registry',
    'buyer-name',
    'buyer-address',
    'supply-date',
    'due-date',
    'lines',
    'seller-vat-number',
    'transfer-iban',
  ]);
});

test('the list and its order are the same whatever the document', () => {
  const ids = checkConformity(completeDraft(), TODAY).map(({ id }) => id);
  for (const subtype of SUBTYPES_OF['facture-tva']) {
    for (const vatRegime of VAT_REGIMES) {
      const draft = completeDraft((changed) => {
        Object.assign(changed, { subtype, vatRegime });
      });
      expect(checkConformity(draft, TODAY).map(({ id }) => id)).toEqual(ids);
    }
  }
});

test('a warning or a piece of advice does not make a BROUILLON', () => {
  const results = checkConformity(
    completeDraft((draft) => {
      draft.buyer.siren = undefined;
      draft.buyer.email = 'compta@client.example';
    }),
    TODAY,
  );
  expect(results.find(({ id }) => id === 'buyer-siren')?.state).toBe('missing');
  expect(hasBlockingFailure(results)).toBe(false);
});

test('each sample is complete on its day of issue', () => {
  for (const [name, input] of Object.entries(samples)) {
    const draft = requireDraft(input);
    const missing = checkConformity(draft, draft.issueDate || TODAY).filter(
      ({ severity, state }) => severity === 'blocking' && state === 'missing',
    );
    expect(missing, name).toEqual([]);
  }
});

test('totals that are at hand are not computed again', () => {
  const draft = requireDraft(buildLongSample(100));
  expect(checkConformity(draft, TODAY, computeTotals(draft))).toEqual(
    checkConformity(draft, TODAY),
  );
});
