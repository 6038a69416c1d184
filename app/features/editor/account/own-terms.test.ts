import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { dossier } from '#app/data/dossier.ts';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { readOwnTerms, writeOwnTerms } from './own-terms.ts';

const invoice = requireDraft(samples.menuisier);
const other = { ...invoice.seller, siren: '552100554', siret: '55210055400013' };

test('a company has the terms of its own last issued invoice', async () => {
  expect(await readOwnTerms(invoice)).toBeNull();
  const payment = { ...invoice.payment, chequeOrder: 'Lefèvre' };
  await keep(1, { vatOnDebits: false });
  await keep(2, { vatOnDebits: true, payment });
  await keep(3, { seller: other, vatOnDebits: false });
  await keep(4, { vatOnDebits: false }, false);
  expect(await readOwnTerms(invoice)).toEqual({ vatOnDebits: true, chequeOrder: 'Lefèvre' });
  expect(await readOwnTerms({ seller: other })).toMatchObject({ vatOnDebits: false });
});

test('goods have no option, and the name of another is taken away', () => {
  const named = { ...invoice, payment: { ...invoice.payment, chequeOrder: 'Morel' } };
  const terms = { vatOnDebits: true, chequeOrder: undefined };
  const written = writeOwnTerms({ ...named, operation: 'goods' }, terms);
  expect(written.vatOnDebits).toBe(false);
  expect(written.payment).not.toHaveProperty('chequeOrder');
});

async function keep(at: number, changes: Partial<Draft>, isIssued = true): Promise<void> {
  const draft = { ...invoice, number: `F-${at}`, ...changes };
  const issued = isIssued ? { completedAt: at, issued: { draft, at } } : {};
  await dossier.save({ id: `${at}`, draft, rawTexts: {}, updatedAt: at, ...issued });
}
