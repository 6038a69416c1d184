import { expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';
import { toSafeFileNames } from './safe-file-names.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const codesOf = (...files: [name: string, content: string, mediaType?: string][]) =>
  checkFiles(
    files.map(([name, content, mediaType]) => ({ name, mediaType, bytes: bytesOf(content) })),
  ).map(({ code }) => code);

test('names are safe and each is there once', () => {
  expect(toSafeFileNames(['plan.pdf', 'PLAN.pdf', 'plan.pdf', 'plan (2).pdf'])).toEqual([
    'plan.pdf',
    'PLAN (2).pdf',
    'plan (3).pdf',
    'plan (2) (2).pdf',
  ]);
  expect(toSafeFileNames(['../../.bashrc', 'C:\\temp\\a.pdf', 'C:b.pdf', '..', ''])).toEqual([
    'bashrc',
    'a.pdf',
    'b.pdf',
    'piece-jointe',
    'piece-jointe (2)',
  ]);
});

test('two files of one name, and names that lead to a folder, are said', () => {
  expect(codesOf(['plan.pdf', '%PDF-1.7'], ['plan.pdf', '%PDF-1.4'])).toEqual(['attachment-twin']);
  expect(codesOf(['../plan.pdf', '%PDF-1.7'])).toEqual(['attachment-path']);
  expect(codesOf(['C:\\plan.pdf', '%PDF-1.7'])).toEqual(['attachment-path']);
  expect(codesOf(['plan.pdf', '%PDF-1.7'], ['devis.pdf', '%PDF-1.7'])).toEqual([]);
});

test('a file that is not of its format is said, by its type or its name', () => {
  expect(codesOf(['bon.xml', 'MZ'])).toEqual(['attachment-format']);
  expect(codesOf(['bon.xml', '<bon><ligne></bon>'])).toEqual(['attachment-format']);
  expect(codesOf(['bon', 'MZ', 'application/xml'])).toEqual(['attachment-format']);
  expect(codesOf(['plan.pdf', '<html/>', 'application/pdf'])).toEqual(['attachment-format']);
  expect(codesOf(['bon.xml', '<bon/>'], ['bon.csv', 'a;b'])).toEqual([]);
});
