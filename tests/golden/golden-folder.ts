import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GoldenCase } from './golden-cases.ts';
import type { GoldenFiles } from './produce-files.ts';

export async function readGolden(golden: GoldenCase): Promise<GoldenFiles> {
  const folder = folderOf(golden);
  const names = await readdir(folder).catch(() => []);
  const entries = names.map(async (name) => [name, await readOne(join(folder, name))] as const);
  return new Map(await Promise.all(entries));
}

export function saveGolden(golden: GoldenCase, files: GoldenFiles): Promise<void> {
  return replaceFolder(folderOf(golden), files);
}

/** Writes the differing files where git ignores them; an empty map removes them. */
export function saveActual(golden: GoldenCase, files: GoldenFiles): Promise<void> {
  return replaceFolder(folderOf(golden, ACTUAL), files);
}

/** « facture-tva/menuisier » for each case with files. */
export async function listGolden(): Promise<string[]> {
  const entries = await readdir(ROOT, { withFileTypes: true });
  const kinds = entries.filter((entry) => entry.isDirectory() && !APART.includes(entry.name));
  const names = kinds.map(async (kind) =>
    (await readdir(join(ROOT, kind.name))).map((name) => `${kind.name}/${name}`),
  );
  return (await Promise.all(names)).flat().sort();
}

export async function removeGolden(path: string): Promise<void> {
  await rm(join(ROOT, path), { recursive: true });
}

export function nameGolden({ input, name }: GoldenCase): string {
  return `${input.kind}/${name}`;
}

function folderOf(golden: GoldenCase, parent = ''): string {
  return join(ROOT, parent, nameGolden(golden));
}

async function replaceFolder(folder: string, files: GoldenFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  if (files.size === 0) return;
  await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([name, content]) => writeFile(join(folder, name), content)));
}

function readOne(path: string): Promise<string | Uint8Array> {
  return path.endsWith('.png') ? readFile(path) : readFile(path, 'utf8');
}

const ROOT = import.meta.dirname;
const ACTUAL = 'actual';
/** Folders that are not kinds: differences, and letters (letters.test.ts). */
const APART = [ACTUAL, 'letters'];
