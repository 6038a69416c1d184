import { expect, test } from 'vitest';
import { mentionsOf } from './mentions-of.test.support.ts';

test('legal form and register travel as REG and ABL', () => {
  const notes = mentionsOf(() => undefined).filter(({ place }) => place === 'xml');
  expect(notes.map(({ noteCode, text }) => `${noteCode} ${text}`)).toEqual([
    'REG SARL au capital de 10 000 €',
    'ABL RCS Paris 732 829 320',
  ]);
});

test('nothing is noted of what is not known', () => {
  const notes = mentionsOf((draft) => {
    draft.seller = {
      ...draft.seller,
      kind: 'sole-trader',
      legalForm: undefined,
      shareCapital: undefined,
      registry: undefined,
    };
  }).filter(({ place }) => place === 'xml');
  expect(notes).toEqual([]);
});

test('the tax of an avoir on a balance is given back, not due', () => {
  const note = mentionsOf((draft) => {
    draft.kind = 'avoir';
    draft.prepayments = [
      {
        amount: '120.00',
        reference: 'F-2026-0040',
        vat: [{ rate: '20', taxableAmount: '100.00', vatAmount: '20.00' }],
      },
    ];
  }).find(({ id }) => id === 'deposits');
  expect(note?.text).toMatch(/TVA rendue : 340,00 €$/);
});

test('the tax of each deposit that is deducted is said in words', () => {
  const note = mentionsOf((draft) => {
    draft.prepayments = [
      {
        amount: '120.00',
        reference: 'F-2026-0040',
        issueDate: '2026-10-02',
        vat: [{ rate: '20', taxableAmount: '100.00', vatAmount: '20.00' }],
      },
    ];
  }).find(({ id }) => id === 'deposits');
  expect(note).toMatchObject({
    noteCode: 'AAI',
    text: 'Factures d’acompte déduites : n° F-2026-0040 du 02/10/2026, 100,00 € HT et 20,00 € de TVA à 20 %. TVA restant due : 340,00 €',
  });
});
