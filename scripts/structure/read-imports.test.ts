import { expect, test } from 'vitest';
import { readImports } from './read-imports.ts';

test('finds every way to import, types included, as paths from the root', () => {
  const source = `
    import { a } from './a.ts';
    import type { B } from '../model/b.ts';
    export { c } from '#documents';
    export * from '#documents/money/cents.ts';
    import 'node:fs';
    const d = import('zod/mini');
    const e = import(path);
  `;
  expect(readImports('documents/totals/vat.ts', source)).toEqual([
    'documents/totals/a.ts',
    'documents/model/b.ts',
    'node:fs',
    'documents/index.ts',
    'documents/money/cents.ts',
    'zod/mini',
  ]);
});

test('reads components', () => {
  const source = `import { Link } from 'react-router'; export const a = <Link to="/" />;`;
  expect(readImports('app/ui/a.tsx', source)).toEqual(['react-router']);
});
