import { expect, test } from 'vitest';
import { lineOf } from '#documents/law/rules/judge.test.support.ts';
import { mentionsOf, textOf } from './mentions-of.test.support.ts';

test('at 10 % the customer certifies the age of the home and the extent of the works', () => {
  expect(
    textOf('works-certification', (draft) => {
      draft.works = { certification: 'improvement', address: '5 rue Basse, Lyon' };
      lineOf(draft, 0).vatRate = '10';
    }),
  ).toBe(
    'Client SAS certifie, en qualité de preneur, que les travaux portent sur un logement achevé depuis plus de deux ans situé 5 rue Basse, Lyon, qu’ils n’ont pas pour effet, sur une période de deux ans, de rendre l’immeuble à l’état neuf ni d’augmenter sa surface de plancher de plus de 10 % (CGI, article 279-0 bis).',
  );
});

test('at 5.5 % he adds that they save energy', () => {
  const text = textOf('works-certification', (draft) => {
    draft.works = { certification: 'energy' };
    for (const index of [0, 1]) lineOf(draft, index).vatRate = '5.5';
  });
  expect(text).toMatch(
    /situé 3 avenue Foch, 69006 Lyon,.* rénovation énergétique \(CGI, article 278-0 bis A\)\.$/,
  );
});

test('under 1 000 € it is short: name, address, nature, age of the home', () => {
  const text = textOf('works-certification', (draft) => {
    draft.works = { certification: 'simplified' };
    lineOf(draft, 0).vatRate = '10';
    draft.subject = 'Remplacement d’un lavabo';
  });
  expect(text).toBe(
    'Client SAS, 3 avenue Foch, 69006 Lyon : Remplacement d’un lavabo, dans un local d’habitation achevé depuis plus de deux ans.',
  );
});

test('no works, no certification', () => {
  expect(textOf('works-certification', () => undefined)).toBeUndefined();
});

function certificationsAt(rates: [string, string], certification: 'improvement' | 'simplified') {
  return mentionsOf((draft) => {
    draft.works = { certification };
    rates.forEach((vatRate, index) => {
      lineOf(draft, index).vatRate = vatRate;
    });
  })
    .filter(({ id }) => id.startsWith('works-certification'))
    .map(({ text }) => text);
}

test('5.5 % and 10 % are certified by both texts, each for its own lines', () => {
  const [energy, improvement, ...others] = certificationsAt(['5.5', '10'], 'improvement');
  expect(energy).toMatch(/que les travaux taxés à 5,5 % portent .* 278-0 bis A\)\.$/);
  expect(improvement).toMatch(/que les travaux taxés à 10 % portent .* 279-0 bis\)\.$/);
  expect(others).toEqual([]);
});

test('nothing is certified of lines at 20 %', () => {
  expect(certificationsAt(['20', '10'], 'improvement')).toEqual([
    expect.stringMatching(/que les travaux taxés à 10 % portent/),
  ]);
  expect(certificationsAt(['20', '20'], 'improvement')).toEqual([]);
  expect(certificationsAt(['20', '10'], 'simplified')).toEqual([
    'Client SAS, 3 avenue Foch, 69006 Lyon : travaux détaillés ci-dessus (travaux taxés à 10 %), dans un local d’habitation achevé depuis plus de deux ans.',
  ]);
});
