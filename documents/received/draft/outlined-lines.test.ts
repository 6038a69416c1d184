import { expect, test } from 'vitest';
import { outlineLines } from '#documents/received/extended/outline-lines.ts';
import type { TolerantLine } from '#documents/received/tolerant-invoice.ts';
import { toLines } from './lines.ts';

const VAT = { category: 'S', rate: '20' };

function detail(id: string, parentId?: string): TolerantLine {
  return {
    id,
    name: id,
    subtype: 'DETAIL',
    quantity: '1',
    netPrice: '10',
    lineNetAmount: '10.00',
    vat: VAT,
    ...(parentId ? { parentId } : {}),
  };
}

/** « = Maison », « - évier », « Σ », « # un commentaire » */
function show(lines: TolerantLine[]): string[] {
  return toLines(outlineLines({ lines }), true).map((line) => {
    switch (line.kind) {
      case 'section':
        return `= ${line.name}`;
      case 'subtotal':
        return 'Σ';
      case 'comment':
        return `# ${line.text}`;
      default:
        return `- ${'name' in line ? line.name : ''}`;
    }
  });
}

test('a title opens a section, which a sub-total closes before what is not in it', () => {
  const title = { id: 'kit', name: 'Kit', subtype: 'GROUP', lineNetAmount: '20.00' };
  expect(show([title, detail('a', 'kit'), detail('b', 'kit'), detail('c')])).toEqual([
    '= Kit',
    '- a',
    '- b',
    'Σ',
    '- c',
  ]);
});

test('titles in titles are sections one after the other, with the whole of their name', () => {
  const lines = [
    { id: 'house', name: 'Maison', subtype: 'GROUP' },
    { id: 'kitchen', name: 'Cuisine', subtype: 'GROUP', parentId: 'house' },
    detail('sink', 'kitchen'),
    detail('keys', 'house'),
  ];
  expect(show(lines)).toEqual([
    '= Maison',
    '= Maison › Cuisine',
    '- sink',
    'Σ',
    '= Maison',
    '- keys',
    'Σ',
  ]);
});

test('information is a comment, with its measure where it says something', () => {
  const information = { subtype: 'INFORMATION', unit: 'C62', description: 'en hêtre' };
  expect(
    show([
      detail('a'),
      { ...information, name: 'Planche', quantity: '2', netPrice: '0', parentId: 'a' },
      { ...information, name: 'Vis', quantity: '1', netPrice: '0.00' },
      { ...information, name: 'Clé', quantity: '1', netPrice: '3.50', lineNetAmount: '3.50' },
    ]),
  ).toEqual([
    '- a',
    '# Planche\nen hêtre\nQuantité\u00a0: 2',
    '# Vis\nen hêtre',
    '# Clé\nen hêtre\nQuantité\u00a0: 1, prix\u00a0: 3,50',
  ]);
});

test('a title with nothing below that counts, or of an unknown subtype, is a comment', () => {
  const lines = [
    { id: '1', name: 'Options', subtype: 'GROUP', lineNetAmount: '50.00' },
    { id: '2', name: 'Une option', subtype: 'INFORMATION', parentId: '1' },
    { id: '3', name: 'Inconnue', subtype: 'OTHER' },
    detail('4'),
  ];
  expect(show(lines)).toEqual(['# Options', '# Une option', '# Inconnue', '- 4']);
});

test('a title keeps its words and its quantity under it, and has a name in any case', () => {
  const title = {
    id: '7',
    subtype: 'GROUP',
    quantity: '3',
    unit: 'HUR',
    netPrice: '10',
    note: 'N',
  };
  expect(show([title, detail('a', '7')])).toEqual([
    '= Groupe 7',
    '# N\nQuantité\u00a0: 3 h, prix\u00a0: 10,00',
    '- a',
    'Σ',
  ]);
});

test('more lines than a draft holds lose their sections, then their comments', () => {
  const title = { id: 'kit', name: 'Kit', subtype: 'GROUP' };
  const many = (count: number) => Array.from({ length: count }, () => detail('a', 'kit'));
  expect(show([title, ...many(1998)]).slice(-1)).toEqual(['Σ']);
  expect(show([title, ...many(1999)])).toHaveLength(2000);
  expect(show([title, ...many(1999)])[0]).toBe('# Kit');
  expect(show([title, ...many(2000)])).toHaveLength(2000);
  expect(show([title, ...many(2000)])[0]).toBe('- a');
});
