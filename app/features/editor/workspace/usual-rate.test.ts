import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { dossier } from '#app/data/dossier.ts';
import { getHabits } from '#app/data/habits.ts';
import { listRemembered } from '#app/data/remembered.ts';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import { type Draft, hasPrice } from '#documents';
import { rememberDocument } from './remember-document.ts';

const { seller: nobody } = createBlankDraft('facture-tva');
const painter = { ...nobody, name: 'Peinture Morel' };
const baker = { ...nobody, name: 'Boulangerie Garance' };

test('the next document opens at the rate that its seller uses most, not at that of the last line', async () => {
  await make('1', painter, ['20', '20', '20', '10']);
  expect(await nextRate(painter)).toBe('20');
  await make('2', painter, ['10']);
  expect(await nextRate(painter)).toBe('20');
  // The same document made twice counts once.
  await make('2', painter, ['10']);
  await make('2', painter, ['10']);
  expect(await nextRate(painter)).toBe('20');
  await make('3', painter, ['10', '10']);
  expect(await nextRate(painter)).toBe('10');

  await make('4', baker, ['5.5', '20', '5.5']);
  expect(await nextRate(baker)).toBe('5.5');
  expect(await nextRate(painter)).toBe('10');
  expect(await nextRate(nobody)).toBe('20');
});

test('the rates of other states are no habit', async () => {
  const potter = { ...nobody, name: 'Poterie Lune' };
  await make('7', potter, ['20']);
  await make('8', potter, ['21', '21', '21'], 'one-stop-shop');
  expect(await nextRate(potter)).toBe('20');
  const articles = await listRemembered('articles');
  expect(articles.map(({ value }) => hasPrice(value) && value.vatRate)).not.toContain('21');
});

async function make(
  id: string,
  seller: typeof nobody,
  rates: readonly string[],
  vatRegime: Draft['vatRegime'] = 'normal',
) {
  const lines = rates.map((vatRate) => ({
    ...{ kind: 'item', name: 'Article', quantity: '1', unit: 'C62', unitPrice: '10' },
    vatRate,
  }));
  const blank = createBlankDraft('facture-tva');
  const draft = { ...blank, vatRegime, seller, number: id, lines } as Draft;
  await dossier.save({ id, draft, rawTexts: {}, updatedAt: Number(id) });
  await rememberDocument(draft, { now: Number(id) });
}

async function nextRate(seller: typeof nobody): Promise<string | undefined> {
  const habits = await getHabits();
  const next = createNewDraft('facture-tva', { today: '2026-11-20', number: '', seller, habits });
  const [line] = next.lines;
  return line?.kind === 'item' ? line.vatRate : undefined;
}
