import { expect, test } from 'vitest';
import { textOf } from './mentions-of.test.support.ts';

test('at 10 % the customer certifies the age of the home and the extent of the works', () => {
  expect(
    textOf('works-certification', (draft) => {
      draft.works = { certification: 'improvement', address: '5 rue Basse, Lyon' };
    }),
  ).toBe(
    'Client SAS certifie, en qualité de preneur, que les travaux portent sur un logement achevé depuis plus de deux ans situé 5 rue Basse, Lyon, qu’ils n’ont pas pour effet, sur une période de deux ans, de rendre l’immeuble à l’état neuf ni d’augmenter sa surface de plancher de plus de 10 % (CGI, article 279-0 bis).',
  );
});

test('at 5.5 % he adds that they save energy', () => {
  const text = textOf('works-certification', (draft) => {
    draft.works = { certification: 'energy' };
  });
  expect(text).toMatch(
    /situé 3 avenue Foch, 69006 Lyon,.* rénovation énergétique \(CGI, article 278-0 bis A\)\.$/,
  );
});

test('under 1 000 € it is short: name, address, nature, age of the home', () => {
  const text = textOf('works-certification', (draft) => {
    draft.works = { certification: 'simplified' };
    draft.subject = 'Remplacement d’un lavabo';
  });
  expect(text).toBe(
    'Client SAS, 3 avenue Foch, 69006 Lyon : Remplacement d’un lavabo, dans un local d’habitation achevé depuis plus de deux ans.',
  );
});

test('no works, no certification', () => {
  expect(textOf('works-certification', () => undefined)).toBeUndefined();
});
