import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TolerantLine } from '#documents/received/tolerant-invoice.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { outlineLines } from './outline-lines.ts';

const line = (id: string, subtype?: string, parentId?: string): TolerantLine => ({
  id,
  ...(subtype === undefined ? {} : { subtype }),
  ...(parentId === undefined ? {} : { parentId }),
});

/** « group a », « detail b < a » */
function describe(lines: TolerantLine[]): string[] {
  return (outlineLines({ lines }).outline ?? []).map(
    ({ role, line: { id }, group }) => `${role} ${id}${group ? ` < ${group.line.id}` : ''}`,
  );
}

test('lines that say nothing of their subtype are left as they are', () => {
  const invoice = { number: 'F-1', lines: [line('1'), line('2')] };
  expect(outlineLines(invoice)).toBe(invoice);
});

test('only details count, a line after the one that it is a part of', () => {
  const lines = [
    line('1', 'DETAIL', 'kit'),
    line('note', 'INFORMATION', 'kit'),
    line('alone'),
    line('kit', 'GROUP'),
    line('2', 'DETAIL', 'kit'),
  ];
  expect(describe(lines)).toEqual([
    'detail alone',
    'group kit',
    'detail 1 < kit',
    'information note < kit',
    'detail 2 < kit',
  ]);
  expect(outlineLines({ lines }).lines).toEqual([{ id: 'alone' }, { id: '1' }, { id: '2' }]);
});

test('titles have as many levels as they like, and know whether something below them counts', () => {
  const lines = [
    line('house', 'GROUP'),
    line('kitchen', 'GROUP', 'house'),
    line('sink', 'DETAIL', 'kitchen'),
    line('tap', 'INFORMATION', 'sink'),
    line('garden', 'GROUP', 'house'),
    line('tree', 'INFORMATION', 'garden'),
  ];
  expect(describe(lines)).toEqual([
    'group house',
    'group kitchen < house',
    'detail sink < kitchen',
    'information tap < kitchen',
    'group garden < house',
    'information tree < garden',
  ]);
  const { outline = [] } = outlineLines({ lines });
  expect(outline.map(({ hasDetails }) => hasDetails)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a subtype that the standard does not have is not counted', () => {
  const lines = [line('1', 'detail'), line('2', 'constructor'), line('3', 'DETAIL')];
  expect(describe(lines)).toEqual(['unknown 1', 'unknown 2', 'detail 3']);
  expect(outlineLines({ lines }).outline?.[1]?.line.subtype).toBe('constructor');
});

test('a parent that is no line, or is below its child, is none, and what it was is kept', () => {
  const lines = [
    line('1', 'DETAIL', 'nobody'),
    line('2', 'GROUP', '2'),
    line('3', 'GROUP', '4'),
    line('4', 'GROUP', '3'),
    line('5', 'DETAIL', '4'),
    line('5', 'DETAIL', '5'),
  ];
  expect(describe(lines)).toEqual([
    'detail 1',
    'group 2',
    'group 3',
    'group 4 < 3',
    'detail 5 < 4',
    'detail 5 < 4',
  ]);
  const { outline = [] } = outlineLines({ lines });
  expect(outline.flatMap(({ line: { parentId } }) => parentId ?? [])).toEqual(['nobody', '2', '4']);
});

test('a chain of ten thousand titles is read', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    line(String(index), 'GROUP', String(index - 1)),
  );
  const { outline = [] } = outlineLines({ lines: [...lines, line('last', 'DETAIL', '9999')] });
  expect(outline).toHaveLength(10_001);
  expect(outline[0]?.hasDetails).toBe(true);
});

test('whatever the parents are, every line is there once, and after the one it is a part of', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const anyLine = fc.record(
    { id, subtype: fc.constantFrom('GROUP', 'DETAIL', 'INFORMATION', 'X'), parentId: id },
    { requiredKeys: [] },
  );
  checkProperty(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (parts) => {
      const lines = parts.map((part, index) => ({ ...part, name: String(index) }));
      const { outline, lines: counted = [] } = outlineLines({ lines });
      if (!outline) return;
      const places = new Map(outline.map((outlined, place) => [outlined, place] as const));
      expect(outline.map(({ line: { name } }) => Number(name)).toSorted((a, b) => a - b)).toEqual(
        lines.map((_, index) => index),
      );
      for (const [{ group }, place] of places)
        if (group) expect(places.get(group)).toBeLessThan(place);
      const own = lines.filter(({ subtype = 'DETAIL' }) => subtype === 'DETAIL');
      expect(counted.map(({ name }) => name).toSorted()).toEqual(
        own.map(({ name }) => name).toSorted(),
      );
    }),
  );
});
