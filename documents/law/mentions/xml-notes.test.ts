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
