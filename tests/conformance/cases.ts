import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Profile } from './run-validator.ts';

/** A finished document: what is checked is its bytes. Without XML it is no invoice (a proforma). */
export type ConformanceCase = {
  name: string;
  profile: Profile;
  pdf: Uint8Array;
  xml: string | undefined;
};

/** The PDFs that `wanted` names. */
export async function* listCases(wanted: readonly string[]): AsyncGenerator<ConformanceCase> {
  const files = wanted.filter((word) => word.endsWith('.pdf'));
  for (const file of files) yield await readCase(file);
}

async function readCase(file: string): Promise<ConformanceCase> {
  const xml = await readFile(file.replace(/\.pdf$/, '.xml'), 'utf8').catch(() => undefined);
  return { name: basename(file, '.pdf'), profile: 'en16931', pdf: await readFile(file), xml };
}
