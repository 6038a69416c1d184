import { expect, test } from 'vitest';
import { findRepeatedNames } from './find-repeated-names.ts';

test('two files of one program may not export one name', () => {
  const files = [
    { path: 'app/lib/save-file.ts', exports: ['saveFile'] },
    { path: 'documents/pdf/create-pdf.ts', exports: ['createPdf', 'saveFile'] },
  ];
  expect(findRepeatedNames(files)).toEqual([
    'saveFile is exported by app/lib/save-file.ts, documents/pdf/create-pdf.ts: one name, one thing',
  ]);
});

test('two programs may call two things the same', () => {
  const files = [
    { path: 'app/data/sign-in.ts', exports: ['signIn'] },
    { path: 'server/flows/sign-in.ts', exports: ['signIn'] },
    { path: 'tests/e2e/sign-in.ts', exports: ['signIn'] },
  ];
  expect(findRepeatedNames(files)).toEqual([]);
});

test('the server is a program of its own, with the domain in it', () => {
  const files = [
    { path: 'documents/dossier/relation.ts', exports: ['Relation'] },
    { path: 'server/backend/rest/catalogue.ts', exports: ['Relation'] },
  ];
  expect(findRepeatedNames(files)).toHaveLength(1);
});

test('what a router reads by name is as common as routes are, and there only', () => {
  const routes = ['app/routes/a.tsx', 'app/routes/b.tsx'];
  const files = routes.map((path) => ({ path, exports: ['default', 'meta'] }));
  expect(findRepeatedNames(files)).toEqual([]);
  expect(findRepeatedNames([...files, { path: 'content/c.ts', exports: ['meta'] }])).toHaveLength(
    1,
  );
});
