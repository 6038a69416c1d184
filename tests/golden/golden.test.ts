import pixelmatch from 'pixelmatch';
import { expect, test } from 'vitest';
import { drawCase } from './draw-case.ts';
import { goldenCases } from './golden-cases.ts';
import { listGolden, nameGolden, readGolden, saveActual } from './golden-folder.ts';
import { decodePicture } from './picture-file.ts';
import { contentsOf, type GoldenFiles, produceFiles } from './produce-files.ts';

// After an intended change: npm run golden:update, then look at the pictures.

test('every folder of golden files belongs to a case', async () => {
  expect(await listGolden()).toEqual(goldenCases.map(nameGolden).sort());
});

for (const golden of goldenCases) {
  test(`${nameGolden(golden)} is drawn as it was last looked at`, async () => {
    const expected = await readGolden(golden);
    const actual = await produceFiles(golden);
    const changed = await findChanges(expected, actual);
    await saveActual(golden, changed);
    expect.soft([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [name, content] of changed) {
      if (typeof content === 'string') expect.soft(content, name).toBe(expected.get(name));
      else expect.soft(`${name} looks different, see actual/`).toBe(`${name} looks the same`);
    }
  });
}

for (const golden of goldenCases.filter(({ original }) => original)) {
  test(`${nameGolden(golden)} has the amounts and the XML of its original`, async () => {
    const original = goldenCases.find(({ name }) => name === golden.original);
    const kept = original ? [...(await readGolden(original))] : [];
    expect(contentsOf(await drawCase(golden.input))).toEqual(
      new Map(kept.filter(([name]) => name === 'totals.json' || name === 'factur-x.xml')),
    );
  });
}

async function findChanges(expected: GoldenFiles, actual: GoldenFiles): Promise<GoldenFiles> {
  const changes: GoldenFiles = new Map();
  for (const [name, content] of actual) {
    if (!(await isSame(expected.get(name), content))) changes.set(name, content);
  }
  return changes;
}

async function isSame(
  expected: string | Uint8Array | undefined,
  actual: string | Uint8Array,
): Promise<boolean> {
  if (typeof expected !== 'object' || typeof actual !== 'object') return expected === actual;
  if (Buffer.from(actual).equals(expected)) return true;
  const [before, after] = await Promise.all([decodePicture(expected), decodePicture(actual)]);
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return false;
  return pixelmatch(before.data, after.data, undefined, width, height) <= MAX_DIFFERENT_PIXELS;
}

/** Processors antialias letters differently; a changed digit changes more pixels. */
const MAX_DIFFERENT_PIXELS = 5;
