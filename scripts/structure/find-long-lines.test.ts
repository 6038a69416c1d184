import { expect, test } from 'vitest';
import { findLongLines } from './find-long-lines.ts';

const words = 'word '.repeat(25);

test.each([
  ['one', `// ${words}`],
  ['a block', `/** ${words} */`],
  ['one among elements', `const a = (\n  <p>\n    {/* ${words} */}\n  </p>\n);`],
])('a comment of over a hundred columns is refused: %s', (_name, source) => {
  expect(findLongLines('app/lib/a.tsx', source)).toEqual([
    expect.stringContaining('columns: 100 at most'),
  ]);
});

test('the line of a block that is too long is named', () => {
  expect(findLongLines('app/lib/a.ts', `/**\n * ${words}\n */`)).toEqual([
    'app/lib/a.ts:2 has 128 columns: 100 at most',
  ]);
});

test('so is code of over 120, but for a sentence', () => {
  expect(findLongLines('app/lib/a.ts', `const sum = ${'a + '.repeat(28)}b;`)).toHaveLength(1);
  expect(findLongLines('app/lib/a.ts', `const sentence = '${words}';`)).toEqual([]);
});

test('SQL is held to it as well', () => {
  const wide = `-- ${words}\nselect ${'a + '.repeat(30)}b;\nselect '${words}';\n`;
  expect(findLongLines('supabase/migrations/20991231000000_new.sql', wide)).toEqual([
    expect.stringContaining('new.sql:1 has 128 columns: 100 at most'),
    expect.stringContaining('new.sql:2 has 129 columns: 120 at most'),
  ]);
});

test('a narrow file is welcome', () => {
  expect(findLongLines('app/lib/a.ts', '// Why.\nconst a = 1;\n')).toEqual([]);
});
