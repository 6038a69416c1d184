import { expect, test } from 'vitest';
import type { MissingGlyph } from '#documents/sheet/marks.ts';
import { judgeGlyphs } from './judge-glyphs.ts';

const name = 'buyer.name' as const;

test('a field says which of its characters the typeface lacks, and what to do', () => {
  const missing: MissingGlyph[] = [
    ...['م', 'ح', 'م'].map((character) => ({ character, field: name })),
    { character: '中', field: 'subject' },
  ];
  expect(judgeGlyphs(missing)).toMatchObject([
    { field: name, severity: 'warning', state: 'missing', message: expect.stringContaining('م ح') },
    { field: 'subject', message: expect.stringContaining('中') },
  ]);
  expect(judgeGlyphs(missing)[0]?.message).toContain('lettres latines');
  expect(judgeGlyphs([])).toEqual([]);
});

test('what is written in several places is said once, where it can be corrected', () => {
  const again = [{ character: 'م' }, { character: 'م', field: name }];
  expect(judgeGlyphs(again).map(({ field }) => field)).toEqual([name]);
  expect(judgeGlyphs([{ character: 'م' }])).toHaveLength(1);
});

test('what cannot be seen is named by its code, unless it only changes what is seen', () => {
  const [only] = judgeGlyphs([{ character: '\u200b', field: name }]);
  expect(only?.message).toContain('U+200B');
  const heart = [...'❤️'].map((character) => ({ character, field: name }));
  expect(judgeGlyphs(heart)[0]?.message).toContain('❤');
  expect(judgeGlyphs(heart)[0]?.message).not.toContain('U+');
});

test('a long list is cut', () => {
  const many = [...'一二三四五六七八九十百千'].map((character) => ({ character, field: name }));
  expect(judgeGlyphs(many)[0]?.message).toContain('八…');
});
