import { expect, test } from 'vitest';
import { convertQuoteToDeposit, convertQuoteToInvoice } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from './make-dossier.test.support.ts';
import { mentionOf, ofMention, theMention, wordStatus } from './names/document-words.ts';
import { type DocumentTree, type DossierQuery, listNodes, selectPage } from './select-page.ts';

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(samples.menuisier);
const rent = requireDraft(samples['quittance-appartement']);
const all: DossierQuery = {
  search: '',
  kinds: [],
  statuses: [],
  sort: 'recent',
  isDescending: true,
  page: 1,
};
const stamp = { number: 'F-1', today: '2026-10-10' };

function fill() {
  const dossier = makeDossier('2026-10-10');
  dossier.add('quote', quote);
  dossier.add('deposit', convertQuoteToDeposit(quote, { percent: '30' }, stamp));
  dossier.link('quote', 'deposit', 'deposit');
  dossier.add('invoice', invoice);
  dossier.add('october', rent);
  dossier.add('november', { ...rent, number: 'Q-2026-0011' });
  dossier.link('october', 'november', 'next-month');
  dossier.documents.forEach((stored, index) => {
    stored.updatedAt = index;
  });
  return dossier;
}

function draw(change: Partial<DossierQuery>): string[] {
  const chain = fill().chain();
  const write = ({ node, followers }: DocumentTree): string =>
    followers.length > 0 ? `${node.id}(${followers.map(write).join(' ')})` : node.id;
  return selectPage(chain, { ...all, ...change }).trees.map(write);
}

test('a quote holds what came of it; the months of a rent stand apart', () => {
  expect(draw({})).toEqual(['november', 'october', 'invoice', 'quote(deposit)']);
});

test('a search looks at names, numbers, lines and amounts, whatever the accents', () => {
  expect(draw({ search: 'q-2026-0011' })).toEqual(['november']);
  expect(draw({ search: 'LEMOINE' })).toEqual(['november', 'october']);
  expect(draw({ search: 'cycles garance' })).toEqual(['invoice']);
  expect(draw({ search: 'établi en HETRE' })).toEqual(['invoice']);
  for (const amount of ['4 707,00', '4707,00'])
    expect(draw({ search: amount })).toEqual(['invoice']);
  expect(draw({ search: 'rien de tel' })).toEqual([]);
});

test('a rent is found by its month, and by what was received', () => {
  const dossier = makeDossier('2026-11-20');
  const received = (amount: string) =>
    rent.rent && { ...rent.rent, payments: [{ amount, means: 'cash', payer: 'tenant' } as const] };
  const supply = { start: '2026-11-01', end: '2026-11-30' };
  dossier.add('october', rent);
  dossier.add('november', { ...rent, supply, rent: received('300') });
  dossier.add('notice', { ...rent, supply, rent: received('0') });
  const find = (search: string) =>
    selectPage(dossier.chain(), { ...all, search }).trees.map(({ node }) => node.id);
  expect(find('octobre 2026')).toEqual(['october']);
  expect(find('quittance')).toEqual(['october']);
  expect(find('novembre')).toEqual(['november', 'notice']);
  expect(find('reçu de paiement partiel 300,00')).toEqual(['november']);
  expect(dossier.node('november').amount).toBe(30_000);
  expect(mentionOf(dossier.node('notice'))).toMatch(/^avis d’échéance Q-/);
  expect(ofMention(dossier.node('notice'))).toMatch(/^de l’avis/);
  expect(theMention(dossier.node('november'))).toMatch(/^le reçu de paiement partiel/);
  expect(wordStatus({ name: 'sent' }, dossier.node('notice'))).toBe('Envoyé');
});

test('what is asked for comes with what leads to it', () => {
  expect(draw({ kinds: ['facture-tva'] })).toEqual(['invoice', 'quote(deposit)']);
  expect(draw({ kinds: ['devis'] })).toEqual(['quote']);
  expect(draw({ statuses: ['invoiced'] })).toEqual(['quote']);
  expect(draw({ kinds: ['devis'], statuses: ['draft'] })).toEqual([]);
});

test('a seller, a client and days are asked for, the first and the last day included', () => {
  const { sellerKey, buyerName } = fill().node('invoice');
  expect(draw({ seller: sellerKey })).toEqual(['invoice']);
  expect(draw({ seller: 'nobody' })).toEqual([]);
  expect(draw({ client: buyerName })).toEqual(['invoice']);
  expect(draw({ client: 'Personne' })).toEqual([]);
  const issued = invoice.issueDate;
  expect(draw({ from: issued })).toEqual(['invoice']);
  expect(draw({ from: '2026-11-21' })).toEqual([]);
  expect(draw({ to: issued })).toHaveLength(4);
  expect(draw({ to: '2026-11-19' })).toEqual(['november', 'october', 'quote(deposit)']);
  expect(draw({ from: issued, to: issued, client: buyerName, kinds: ['devis'] })).toEqual([]);
});

test('a status is found by its word, and every word must be there', () => {
  expect(draw({ search: 'émise garance' })).toEqual(['invoice']);
  expect(draw({ search: 'établie' })).toEqual(['november', 'october']);
  expect(draw({ search: 'cycles lemoine' })).toEqual([]);
  expect(draw({ search: '  ' })).toHaveLength(4);
});

test('a page says what may be asked for, whatever was asked', () => {
  const dossier = fill();
  dossier.add('draft', { ...invoice, buyer: { ...invoice.buyer, name: '' } }, { isUnissued: true });
  dossier.add('étoile', { ...invoice, buyer: { ...invoice.buyer, name: 'Étoile 10' } });
  dossier.add('second', { ...invoice, buyer: { ...invoice.buyer, name: 'étoile 2' } });
  const page = selectPage(dossier.chain(), { ...all, search: 'rien de tel' });
  expect(page).toMatchObject({ trees: [], pageCount: 1, matchCount: 0, total: 8 });
  expect(page.kinds).toEqual(['devis', 'facture-tva', 'quittance-loyer']);
  expect(page.statuses).toEqual(['draft', 'issued', 'invoiced']);
  expect(page.sellers.map(({ name }) => name).toSorted()).toEqual(
    [quote, invoice, rent].map(({ seller }) => seller.name).toSorted(),
  );
  expect(page.clients).toEqual(
    ['Cycles Garance SAS', 'étoile 2', 'Étoile 10', quote.buyer.name, rent.buyer.name].toSorted(
      new Intl.Collator('fr', { numeric: true }).compare,
    ),
  );
});

test('columns sort down as well, by numbers as people count, and by clients without accents', () => {
  const dossier = makeDossier();
  const add = (id: string, number: string, client: string) =>
    dossier.add(id, { ...invoice, number, buyer: { ...invoice.buyer, name: client } });
  add('ten', 'F-10', 'Éric');
  add('nine', 'F-9', 'Zoé');
  add('one', 'F-1', 'Fabien');
  const order = (sort: DossierQuery['sort'], isDescending: boolean) =>
    selectPage(dossier.chain(), { ...all, sort, isDescending }).trees.map(({ node }) => node.id);
  expect(order('number', false)).toEqual(['one', 'nine', 'ten']);
  expect(order('number', true)).toEqual(['ten', 'nine', 'one']);
  expect(order('client', false)).toEqual(['ten', 'one', 'nine']);
  expect(order('client', true)).toEqual(['nine', 'one', 'ten']);
});

test('every document of a tree is listed, in the order in which it is read', () => {
  const [tree] = selectPage(fill().chain(), { ...all, kinds: ['facture-tva'] }).trees.slice(1);
  expect(tree && listNodes(tree).map(({ id }) => id)).toEqual(['quote', 'deposit']);
});

test('columns sort both ways', () => {
  expect(draw({ sort: 'recent', isDescending: false })[0]).toBe('quote(deposit)');
  // 5 October, then the two rents of that month, then 20 November.
  expect(draw({ sort: 'date', isDescending: false })).toEqual([
    'quote(deposit)',
    'november',
    'october',
    'invoice',
  ]);
  expect(draw({ sort: 'number', isDescending: false })).toEqual([
    'quote(deposit)',
    'invoice',
    'october',
    'november',
  ]);
  expect(draw({ sort: 'amount', isDescending: false }).at(-1)).toBe('quote(deposit)');
});

test('twenty-five chains a page, whatever came of them', () => {
  const dossier = makeDossier();
  for (let index = 0; index < 27; index++) dossier.add(`quote ${index}`, quote);
  const made = convertQuoteToInvoice(quote, stamp);
  dossier.add('invoice', made);
  dossier.link('quote 0', 'invoice', 'invoice');
  const chain = dossier.chain();
  const first = selectPage(chain, all);
  expect([first.trees.length, first.pageCount, first.matchCount]).toEqual([25, 2, 28]);
  expect(selectPage(chain, { ...all, page: 2 }).trees).toHaveLength(2);
  expect(selectPage(chain, { ...all, page: 9 }).trees).toHaveLength(2);
});

test('a balance that names its quote and its deposit reads once', () => {
  const dossier = fill();
  dossier.add('final', convertQuoteToInvoice(quote, stamp));
  dossier.link('deposit', 'final', 'final');
  dossier.link('quote', 'final', 'final');
  const chain = dossier.chain();
  const tree = selectPage(chain, all).trees.find(({ node }) => node.id === 'quote');
  expect(tree?.followers.map(({ node, followers }) => [node.id, followers.length])).toEqual([
    ['deposit', 0],
    ['final', 0],
  ]);
});
