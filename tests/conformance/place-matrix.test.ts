import { expect, test } from 'vitest';
import { checkConformity } from '#documents/kinds/check-conformity.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { buildPlaceDraft, listPlaceRows, namePlaceRow } from './place-matrix.ts';

test('every place sells or buys, goods and services, and each row has its name', () => {
  const names = listPlaceRows().map(namePlaceRow);
  expect(new Set(names).size).toBe(names.length);
  for (const place of ['guadeloupe', 'martinique', 'reunion', 'guyane', 'mayotte', 'monaco'])
    for (const operation of ['goods', 'services'])
      expect(
        names.filter((name) => name.startsWith(operation) && name.includes(place)).length,
      ).toBeGreaterThan(0);
});

test('nothing holds back an invoice from one place to another, and none asks Monaco for a SIREN', () => {
  for (const row of listPlaceRows()) {
    const draft = requireDraft(buildPlaceDraft(row));
    const missing = checkConformity(draft, draft.issueDate).filter(
      ({ state, severity, id }) =>
        state === 'missing' && (severity === 'blocking' || id === 'buyer-siren'),
    );
    expect(
      missing.map(({ id, message }) => `${id} ${message}`),
      namePlaceRow(row),
    ).toEqual([]);
  }
});
