import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { type IssuedNumber, learnNumbering } from './learn-numbering.ts';

const TODAY = '2026-11-29';

/** « F-1 2026-11-20 » */
const issued = (kind: Draft['kind'], ...texts: string[]): IssuedNumber[] =>
  texts.map((text) => {
    const [number = '', issueDate = ''] = text.split(' ');
    return { kind, subtype: 'standard', number, issueDate };
  });

test('each series goes on from its last number, as it is written', () => {
  expect(
    learnNumbering(
      [
        ...issued('facture-tva', 'F-2026-0007 2026-11-20', 'F-2026-0006 2026-11-02'),
        ...issued('devis', 'D-2026-003 2026-10-02'),
        ...issued('avoir'),
      ],
      TODAY,
    ),
  ).toEqual({
    'facture-tva': { pattern: 'F-{AAAA}-{NNNN}', start: 8 },
    'facture-auto-entrepreneur': { pattern: 'F-{AAAA}-{NNNN}', start: 8 },
    devis: { pattern: 'D-{AAAA}-{NNN}', start: 4 },
  });
});

test('the last way of writing counts, and the last of several numbers of a day', () => {
  const changed = issued('devis', '2025-41 2025-12-01', 'DEV009 2026-11-20', 'DEV010 2026-11-20');
  expect(learnNumbering(changed, TODAY).devis).toEqual({ pattern: 'DEV{NNN}', start: 11 });
});

test('a sequence of last year starts again at one', () => {
  const old = issued('devis', 'D-2025-041 2025-11-20');
  expect(learnNumbering(old, TODAY).devis).toEqual({ pattern: 'D-{AAAA}-{NNN}', start: 1 });
});

test('numbers that no pattern of a company can write teach nothing', () => {
  for (const number of ['sans', 'n°12', 'Été-1'])
    expect(learnNumbering(issued('devis', `${number} 2026-11-20`), TODAY)).toEqual({});
  expect(learnNumbering(issued('devis', ' 2026-11-20'), TODAY)).toEqual({});
});
