import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
// Loaded with this file: what an example loads would count as the time of its test.
import '#documents/books';
import '#documents/calculators';
import '#documents/norm';
import '#documents/pdf';
import '#documents/read';
import '#documents/received';
import '#documents/repetition';
import '#documents/samples/samples.ts';
import '#documents/statement';
import '#runtime/load-fonts.ts';
import { readModuleExamples, readPageExamples } from './read-examples.ts';
import { runExample } from './run-example.ts';

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>; // its shape is Node’s
};
const doors = Object.entries(imports).filter(([name]) => !name.includes('*'));
const rooms = globSync('documents/*/').map((room) => `${room.replace(/\/$/, '')}/README.md`);

test('there are doors and rooms to check', () => {
  expect(doors.length).toBeGreaterThan(6);
  expect(rooms.length).toBeGreaterThan(10);
});

test.each(doors)('the example of %s gives what it says', async (name, path) => {
  const examples = readModuleExamples(readFileSync(path, 'utf8'));
  expect(examples, path).toHaveLength(1);
  expect(examples[0]).toContain(`from '${name}';`);
  await expectClaims(examples[0]);
});

test.each(rooms)('%s is short, names what exists and has an example that holds', async (path) => {
  const page = readFileSync(path, 'utf8');
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  for (const part of [`# \`${dirname(path)}\`\n`, '\nDoor: ', '\nTests: '])
    expect(page).toContain(part);
  const paths = [...page.matchAll(/`((?:documents|tests|scripts|runtime)\/[^`]+)`/g)];
  for (const [, named = ''] of paths) expect(existsSync(named), named).toBe(true);
  const examples = readPageExamples(page);
  expect(examples).toHaveLength(1);
  await expectClaims(examples[0]);
});

async function expectClaims(code = ''): Promise<void> {
  const claims = await runExample(code);
  expect(claims.length, 'lines « expression; // → value »').toBeGreaterThan(0);
  for (const { line, given, claimed } of claims) expect(given, line).toEqual(claimed);
}
