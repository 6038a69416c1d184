import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
  lineOf,
} from './judge.test.support.ts';

const blocking = { severity: 'blocking' } as const;

function second(change: Partial<ReturnType<typeof lineOf>>): Edit {
  return (draft) => {
    Object.assign(lineOf(draft, 1), change);
  };
}

test('there is something priced', () => {
  expectSatisfied('lines');
  expectMissing(
    'lines',
    (draft) => {
      draft.lines = [{ kind: 'comment', text: 'Rien' }];
    },
    { ...blocking, field: 'lines' },
  );
});

test('each line is named; the message points at the first and counts the others', () => {
  expectSatisfied('line-name');
  expectMissing('line-name', second({ name: '' }), { ...blocking, field: 'lines[1].name' });
  expect(judge('line-name', second({ name: '' })).message).toMatch(/^Ligne 2\u00a0:/);
  const both: Edit = (draft) => {
    for (const index of [0, 1]) lineOf(draft, index).name = '';
  };
  expect(judge('line-name', both).message).toMatch(/^Ligne 1 \(et 1 autre\)/);
  const three: Edit = (draft) => {
    both(draft);
    draft.lines.push({ ...lineOf(draft, 0) });
  };
  expect(judge('line-name', three).message).toMatch(/^Ligne 1 \(et 2 autres\)/);
});

test('no quantity is zero', () => {
  expectSatisfied('line-quantity', second({ quantity: '-1' }));
  expectMissing('line-quantity', second({ quantity: '0' }), {
    ...blocking,
    field: 'lines[1].quantity',
  });
  expectNotApplicable('line-quantity', (draft) => {
    draft.subtype = 'proforma';
  });
});

test('units are codes that everybody reads', () => {
  expectSatisfied('line-unit');
  expectMissing('line-unit', second({ unit: 'QQQ' }), { ...blocking, field: 'lines[1].unit' });
});

test('a discount never exceeds its line', () => {
  expectSatisfied('line-discount', second({ discount: { amount: '900' } }));
  expectSatisfied('line-discount', second({ discount: { percent: '100' } }));
  expectMissing('line-discount', second({ discount: { amount: '900.01' } }), {
    ...blocking,
    field: 'lines[1].discount',
  });
});

test('a discount leaves the eco-contribution, which is a part of the price', () => {
  const eco = { ecoContribution: '12.50' };
  expectSatisfied('line-discount', second({ ...eco, discount: { amount: '887.50' } }));
  expectMissing('line-discount', second({ ...eco, discount: { amount: '887.51' } }), blocking);
  expectSatisfied('line-discount', second({ ecoContribution: '900' }));
  expectMissing('line-discount', second({ ecoContribution: '900.01' }), {
    ...blocking,
    field: 'lines[1].ecoContribution',
  });
});

test('a period of a line ends after it starts (BR-30)', () => {
  expectSatisfied('line-period', second({ period: { start: '2026-11-01' } }));
  expectMissing('line-period', second({ period: { start: '2026-11-02', end: '2026-11-01' } }), {
    ...blocking,
    field: 'lines[1].period',
  });
});

test('an attribute has a name and a value (BR-54)', () => {
  expectSatisfied('line-attributes', second({ attributes: [{ name: 'Couleur', value: 'bleu' }] }));
  expectMissing('line-attributes', second({ attributes: [{ name: 'Couleur', value: '' }] }), {
    ...blocking,
    field: 'lines[1].attributes',
  });
});

test('a country of origin exists', () => {
  expectSatisfied('line-origin-country', second({ originCountry: 'PT' }));
  expectMissing('line-origin-country', second({ originCountry: 'XX' }), {
    ...blocking,
    field: 'lines[1].originCountry',
  });
});
