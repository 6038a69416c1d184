import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHANGES } from './adopt-style-sheets.ts';
import { changeCode } from './change-code.ts';

const INSTALLED = ['sonner/dist/index.mjs', 'react-style-singleton/dist/es2015/singleton.js'];
const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url)), 'utf8');

test.each(INSTALLED)('the installed %s puts no style in the document', (file) => {
  const due = CHANGES.filter((change) => change.file.test(`/node_modules/${file}`));
  expect(due.length).toBeGreaterThan(0);
  const code = due.reduce(changeCode, read(file));
  expect(code).toContain('document.adoptedStyleSheets.push(');
  expect(code).not.toMatch(/appendChild\(style\)|[^n] insertStyleTag\(/);
});
