import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import type {
  DueRepetition,
  PreparedDraft,
} from '#server/routes/functions/repetitions/preparing-order.ts';
import { prepareDocuments } from './prepare-documents.ts';

const ID = '8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0001';
const model = requireDraft({
  ...samples.menuisier,
  issueDate: '2026-11-30',
  subject: 'Entretien {mois} {année}',
  supply: {},
  lines: [{ kind: 'item', name: 'Entretien', unitPrice: '80', vatRate: '20' }],
});
const repetition: DueRepetition = {
  ...{ id: ID, user_id: 'u', next_on: '2026-12-31', updated_at: '', done: 0, products: [] },
  schedule: { every: 'month', first: '2026-12-31', isMonthEnd: true },
  ...{ model, prices: 'kept', sends_to: null, sellers: [] },
};
const prepare = (change: Partial<DueRepetition> = {}, today = '2026-12-31', most = 60) =>
  prepareDocuments({ repetition: { ...repetition, ...change }, today, until: today, most });
const subjectsOf = ({ documents }: ReturnType<typeof prepare>) =>
  documents.map(({ draft }) => (draft as Draft).subject);

test('a date that has come gives its draft, with what lists and the message say of it', () => {
  const { documents, ...progress } = prepare();
  expect(progress).toEqual({ done: 1, nextOn: '2027-01-31' });
  expect(documents).toEqual([
    {
      id: `r-${ID}-20261231`,
      draft: expect.objectContaining({
        ...{ number: '', issueDate: '2026-12-31', subject: 'Entretien décembre 2026' },
      }),
      summary: { status: 'draft', total: '96' },
      words: {
        ...{ kind: 'facture-tva', title: 'Facture', client: 'Cycles Garance SAS' },
        ...{ amount: '96,00\u00a0€', unread: [] },
      },
    },
  ]);
});

test('a year of months that were missed comes each once, in order, so many at a time', () => {
  const year = prepare({}, '2027-12-01');
  expect(subjectsOf(year)).toEqual(
    [
      ...['décembre 2026', 'janvier 2027', 'février 2027', 'mars 2027', 'avril 2027', 'mai 2027'],
      ...['juin 2027', 'juillet 2027', 'août 2027', 'septembre 2027', 'octobre 2027'],
      'novembre 2027',
    ].map((month) => `Entretien ${month}`),
  );
  expect(new Set(year.documents.map(({ id }) => id)).size).toBe(12);
  const first = prepare({}, '2027-12-01', 5);
  const rest = prepare({ done: first.done }, '2027-12-01', 60);
  expect([...subjectsOf(first), ...subjectsOf(rest)]).toEqual(subjectsOf(year));
  expect(first.nextOn).toBe('2027-05-31');
});

test('the message cuts long texts between two characters', () => {
  const long = { ...model, buyer: { ...model.buyer, name: '🌿'.repeat(130) } };
  const [{ words }] = prepare({ model: long }).documents as [PreparedDraft];
  expect(words.client).toBe(`${'🌿'.repeat(119)}…`);
  expect(words.client).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});

test('a date missed at night is dated the day it is prepared', () => {
  const order = { repetition, today: '2027-02-01', until: '2027-01-31', most: 60 };
  const { documents, done } = prepareDocuments(order);
  expect(done).toBe(2);
  expect(documents.map(({ draft }) => (draft as Draft).issueDate)).toEqual([
    '2027-02-01',
    '2027-02-01',
  ]);
});

test('after the last date there is none; before the next one nothing is due', () => {
  const schedule = { every: 'month', first: '2026-12-31', isMonthEnd: true, times: 1 };
  expect(prepare({ schedule })).toMatchObject({ done: 1, nextOn: null });
  expect(prepare({ done: 1 })).toEqual({ done: 1, nextOn: '2027-01-31', documents: [] });
});

test('products give their prices, where they are asked for', () => {
  const products = [{ name: 'entretien', reference: '', unitPrice: '95' }];
  const priceOf = (change: Partial<DueRepetition>) => {
    const [draft] = prepare({ products, ...change }).documents.map((one) => one.draft as Draft);
    const [line] = draft?.lines ?? [];
    return line && 'unitPrice' in line ? line.unitPrice : null;
  };
  expect(priceOf({ prices: 'catalogue' })).toBe('95');
  expect(priceOf({ prices: 'kept' })).toBe('80');
});

test('files stay named by their hashes', () => {
  const named = { data: `file:${'a'.repeat(64)}` };
  const attachment = { name: 'a.pdf', mediaType: 'application/pdf', content: named.data };
  const { documents } = prepare({
    model: { ...model, style: { ...model.style, logo: named }, attachments: [attachment] },
  });
  expect(documents[0]?.draft).toMatchObject({
    style: { template: model.style?.template, logo: named },
    attachments: [attachment],
  });
  expect(documents[0]?.words.amount).not.toBeNull();
});

test('what does not follow the schedule is to be read, on lines of bounded length', () => {
  const texts = {
    subject: 'Ménage de novembre 2026',
    notes: `Novembre 2026\n${'très '.repeat(60)}`,
  };
  const schedule = { every: 'week', first: '2026-12-31', isMonthEnd: false };
  const { documents } = prepare({ schedule, model: { ...model, ...texts } });
  const unread = documents[0]?.words.unread ?? [];
  expect(unread).toContain('Ménage de novembre 2026');
  expect(unread).toContainEqual(expect.stringMatching(/^Novembre 2026 très .{1,106}…$/));
});

test('a model that cannot be read is refused; what is wrong in it alone is left out', () => {
  expect(() => prepare({ model: { kind: 'poème' } })).toThrow('cannot be read');
  const { documents } = prepare({ model: { ...model, currency: 12 } });
  expect(documents).toHaveLength(1);
});

const whole = { ...model, supply: { start: '2026-11-01', end: '2026-11-30' } };
const byItself = {
  ...{ model: whole, sends_to: 'compta@garance.example', done: 1 },
  schedule: { every: 'month', first: '2026-11-30', isMonthEnd: true },
};
const decided = (change: Partial<DueRepetition> = {}, today?: string) => {
  const [one] = prepare({ ...byItself, ...change }, today).documents;
  return one && { issuing: one.issuing, held: one.words.held };
};
const company = {
  ...{ name: model.seller.name, siret: model.seller.siret ?? null, isNamed: false },
  ...{ vatRegime: 'normal', numbering: { 'facture-tva': { pattern: 'M{AA}-{NNN}', start: 7 } } },
};

test('a document that lacks nothing is issued by itself, numbered as its company does', () => {
  expect(decided()).toEqual({
    issuing: { prefix: 'F', first: '', written: '' },
    held: undefined,
  });
  const other = { ...company, name: 'Autre', siret: '40483304800022', numbering: {} };
  expect(decided({ sellers: [other, company] })?.issuing).toEqual({
    ...{ prefix: 'F', pattern: 'M{AA}-{NNN}', first: 'M26-007', written: 'M{AA}-{NNN}' },
  });
  const named = { ...other, isNamed: true, numbering: company.numbering };
  expect(decided({ sellers: [named] })?.issuing?.first).toBe('M26-007');
  expect(prepare({ done: 0 }).documents[0]).not.toHaveProperty('issuing');
});

const weekly = { every: 'week', first: '2026-12-24', isMonthEnd: false };
test.each<[string, Partial<DueRepetition>]>([
  [
    'Une mention manque\u00a0: SIREN du vendeur.',
    { model: { ...whole, seller: { ...model.seller, siret: '', siren: '' } } },
  ],
  [
    'Son régime de TVA n’est pas celui de votre entreprise.',
    { sellers: [{ ...company, vatRegime: 'franchise' }] },
  ],
  [
    'Un texte ne suit pas sa période.',
    { schedule: weekly, model: { ...whole, subject: 'Ménage de novembre 2026' } },
  ],
  ['Il s’émet à la main.', { model: samples['recu-factures'] }],
  ['Il s’émet à la main.', { model: samples['agence-web-solde'] }],
  ['L’adresse du client n’est pas valable.', { sends_to: 'x<compta@garance.example>' }],
  [
    'Son taux de change est celui d’un autre jour.',
    {
      model: { ...whole, currency: 'USD', exchangeRate: { rate: '0.9', date: '2026-11-30' } },
    },
  ],
])('it waits for its author, who is told: « %s »', (reason, change) => {
  expect(decided(change)).toEqual({ issuing: undefined, held: reason });
});

test('a date that is over by more than a week waits for its author', () => {
  expect(decided({}, '2027-01-07')?.issuing).toBeDefined();
  expect(decided({}, '2027-01-08')?.held).toBe('Sa date est passée de plus d’une semaine.');
});
