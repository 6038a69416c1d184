import { expect, test } from 'vitest';
// Loaded with this file: what an example loads would count as the time of its test.
import '#documents';
import { readModuleExamples, readPageExamples } from './read-examples.ts';
import { runExample } from './run-example.ts';

test('an example is read from the comment of its module, and from a page', () => {
  const source = [
    '/**',
    ' * What it is.',
    ' *',
    ' * @example',
    ' * ```ts',
    ' * one();',
    ' *',
    ' * two();',
    ' * ```',
    ' */',
    "export { one } from './one.ts';",
    '/** @example */',
  ].join('\n');
  expect(readModuleExamples(source)).toEqual(['one();\n\ntwo();\n']);
  expect(readModuleExamples('/** What it is. */')).toEqual([]);
  expect(readPageExamples('# Room\n\n```ts\none();\n```\n\n```sh\nls\n```\n')).toEqual([
    'one();\n',
  ]);
});

test('each claim of an example is run, on what it imports', async () => {
  const code = [
    "import { cents, sumCents } from '#documents';",
    '',
    'const amounts = [cents(1), cents(2)];',
    'sumCents(amounts); // → 3',
    'amounts.length; // → 4',
  ].join('\n');
  expect(await runExample(code)).toEqual([
    { line: 'sumCents(amounts); // → 3', given: 3, claimed: 3 },
    { line: 'amounts.length; // → 4', given: 2, claimed: 4 },
  ]);
});

test('an example that names what is not exported, or does not run, fails', async () => {
  await expect(runExample("import { sumEuros } from '#documents';")).rejects.toThrow(/sumEuros/);
  await expect(runExample("import * as all from '#documents';")).rejects.toThrow(SyntaxError);
  await expect(runExample('missing(); // → 1')).rejects.toThrow(/missing is not defined/);
});
