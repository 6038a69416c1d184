import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Fonts, loadFonts } from '#cli/load-fonts.ts';
import { buildFacturX, type Draft, type DraftInput, parseDraft } from '#documents';
import { createPdf } from '#documents/pdf';
import { buildLongSample } from '#documents/samples/long.ts';
import { samples } from '#documents/samples/samples.ts';
import { buildKindDraft, listKindRows, nameKindRow } from './kind-matrix.ts';
import { listMatrixRows, nameRow, profileOf } from './matrix.ts';
import { listReceiptCases } from './receipt-matrix.ts';
import { buildRowDraft } from './row-draft.ts';
import type { Profile } from './run-validator.ts';

/** A finished document: what is checked is its bytes. Without XML it is no invoice (a proforma). */
export type ConformanceCase = {
  name: string;
  profile: Profile;
  pdf: Uint8Array;
  xml: string | undefined;
};

/** The PDFs that `wanted` names; else every sample and every row of the matrix whose name holds one of its words. */
export async function* listCases(wanted: readonly string[]): AsyncGenerator<ConformanceCase> {
  const files = wanted.filter((word) => word.endsWith('.pdf'));
  for (const file of files) yield await readCase(file);
  if (files.length > 0) return;
  const fonts = await loadFonts();
  for (const [name, input] of listDrafts()) {
    if (wanted.length === 0 || wanted.some((word) => name.includes(word))) {
      yield makeCase(name, input, fonts);
    }
  }
}

function* listDrafts(): Generator<[string, DraftInput]> {
  yield* Object.entries(samples);
  yield ['long, 1000 lines', buildLongSample(1000)];
  for (const row of listMatrixRows()) yield [nameRow(row), buildRowDraft(row)];
  for (const row of listKindRows()) yield [nameKindRow(row), buildKindDraft(row)];
  yield* listReceiptCases();
}

/** A case that the law refuses is a fault of the case: only finished documents are judged. */
function makeCase(name: string, input: DraftInput, fonts: Fonts): ConformanceCase {
  const parsed = parseDraft(input);
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.problems)}`);
  const { draft } = parsed;
  const { bytes, isDraft, conformity } = createPdf({ draft, today: draft.issueDate, ...fonts });
  if (isDraft) {
    const missing = conformity.filter(
      ({ state, severity }) => state === 'missing' && severity === 'blocking',
    );
    throw new Error(`${name}: ${missing.map(({ id, message }) => `${id} ${message}`).join(' | ')}`);
  }
  return {
    name,
    profile: profileOfDraft(draft),
    pdf: bytes,
    xml: buildFacturX(draft) ?? undefined,
  };
}

function profileOfDraft({ buyer, seller }: Draft): Profile {
  return seller.address.country === 'FR' ? profileOf({ buyer: buyer.kind }) : 'en16931';
}

async function readCase(file: string): Promise<ConformanceCase> {
  const xml = await readFile(file.replace(/\.pdf$/, '.xml'), 'utf8').catch(() => undefined);
  return { name: basename(file, '.pdf'), profile: 'en16931', pdf: await readFile(file), xml };
}
