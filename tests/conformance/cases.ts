import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  buildFacturX,
  buildUbl,
  type Draft,
  type DraftInput,
  expandYear,
  listMonths,
  parseDraft,
} from '#documents';
import { createMergedPdf, createPdf } from '#documents/pdf';
import { buildLongSample } from '#documents/samples/long.ts';
import { listReminders } from '#documents/samples/reminders.ts';
import { samples } from '#documents/samples/samples.ts';
import { type Fonts, loadFonts } from '#runtime/load-fonts.ts';
import { drawReminder } from '../golden/draw-reminder.ts';
import { buildKindDraft, listKindRows, nameKindRow } from './kind-matrix.ts';
import { listMatrixRows, nameRow, profileOf } from './matrix.ts';
import { buildPlaceDraft, listPlaceRows, namePlaceRow } from './place-matrix.ts';
import { listReceiptCases } from './receipt-matrix.ts';
import { buildRowDraft } from './row-draft.ts';
import type { Profile } from './run-validator.ts';
import { listStyleCases } from './style-matrix.ts';

/** A finished document, checked by its bytes. Without XML it is not an invoice (a proforma). */
export type ConformanceCase = {
  name: string;
  profile: Profile;
  pdf: Uint8Array;
  xml: string | undefined;
  /** The same invoice in UBL. */
  ubl: string | undefined;
};

/** The PDFs in `wanted`; else samples and matrix rows whose name contains one of its words. */
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
  for (const one of [...makeLetters(fonts), makeYear(fonts)]) {
    if (wanted.length === 0 || wanted.some((word) => one.name.includes(word))) yield one;
  }
}

/** A year of quittances in one file. */
function makeYear(fonts: Fonts): ConformanceCase {
  const parsed = parseDraft(samples['quittance-appartement']);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const drafts = expandYear(parsed.draft, listMonths('2026-10'), { today: '2027-09-30' });
  const { bytes } = createMergedPdf({ drafts, title: 'Quittances', today: '2027-09-30', ...fonts });
  return { name: 'merged year', profile: 'en16931', pdf: bytes, xml: undefined, ubl: undefined };
}

/** A letter has no XML: only its PDF is validated. */
function* makeLetters(fonts: Fonts): Generator<ConformanceCase> {
  for (const [name, reminder] of Object.entries(listReminders())) {
    const { pdf } = drawReminder(reminder, fonts);
    yield { name: `letter ${name}`, profile: 'en16931', pdf, xml: undefined, ubl: undefined };
  }
}

function* listDrafts(): Generator<[string, DraftInput]> {
  yield* Object.entries(samples);
  yield ['long, 1000 lines', buildLongSample(1000)];
  for (const row of listMatrixRows()) yield [nameRow(row), buildRowDraft(row)];
  for (const row of listKindRows()) yield [nameKindRow(row), buildKindDraft(row)];
  for (const row of listPlaceRows()) yield [namePlaceRow(row), buildPlaceDraft(row)];
  yield* listReceiptCases();
  yield* listStyleCases();
}

/** Throws on a draft that the law refuses: only finished documents are validated. */
function makeCase(name: string, input: DraftInput, fonts: Fonts): ConformanceCase {
  const parsed = parseDraft(input);
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.problems)}`);
  const { draft } = parsed;
  const { bytes, isBlocked, conformity } = createPdf({ draft, today: draft.issueDate, ...fonts });
  if (isBlocked) {
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
    ubl: buildUbl(draft) ?? undefined,
  };
}

function profileOfDraft({ buyer, seller }: Draft): Profile {
  return seller.address.country === 'FR' ? profileOf({ buyer: buyer.kind }) : 'en16931';
}

async function readCase(file: string): Promise<ConformanceCase> {
  const [xml, ubl] = await Promise.all(
    ['.xml', '.ubl.xml'].map((extension) =>
      readFile(file.replace(/\.pdf$/, extension), 'utf8').catch(() => undefined),
    ),
  );
  const name = basename(file, '.pdf');
  return { name, profile: 'en16931', pdf: await readFile(file), xml, ubl };
}
