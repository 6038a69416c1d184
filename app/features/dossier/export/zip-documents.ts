import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { judgeGeneration } from '#app/data/functions/describe-generation.ts';
import type { Generation } from '#app/data/functions/generations.ts';
import { todayInFrance } from '#app/lib/today.ts';
import type { SheetFonts } from '#app/sheet/sheet-fonts.ts';
import { buildFacturX, type Draft, parseDraft } from '#documents';
import { fileName } from '#documents/dossier';
import { createPdf } from '#documents/pdf';
import { createUniqueNames } from './unique-names.ts';

/**
 * `draft` is the document as issued, at `issuedAt` in milliseconds; `current` is the version being
 * edited, mostly the same.
 */
export type ZippedDocument = { draft: Draft; current: Draft; issuedAt?: number | undefined };

type ZipOptions = {
  /** YYYY-MM-DD */
  today: string;
  fonts: SheetFonts;
  /** Called after each document with the number done. */
  onProgress: (count: number) => void;
};

/**
 * Each document as a PDF, its XML where the law requires one, and its JSON, which can be opened
 * again. A document that cannot be drawn leaves only its JSON, counted in `undrawn`; `made`
 * describes each PDF for the counters.
 */
export async function zipDocuments(
  documents: readonly ZippedDocument[],
  { today, fonts, onProgress }: ZipOptions,
): Promise<{ chunks: Uint8Array[]; undrawn: number; made: Generation[] }> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const unique = createUniqueNames();
  const made: Generation[] = [];
  let undrawn = 0;
  for (const [index, { draft, current, issuedAt }] of documents.entries()) {
    const drawn = await drawDocument(draft, { today, fonts, issuedAt });
    if (!drawn) undrawn += 1;
    const isBlocked = drawn?.isBlocked ?? true;
    const base = unique(
      fileName(draft, { extension: 'pdf', isProvisional: isBlocked }).replace(/\.pdf$/, ''),
    );
    if (drawn) {
      addFile(zip, { name: `${base}.pdf`, bytes: drawn.pdf, today, isPacked: true });
      made.push(drawn.counted);
    }
    if (drawn?.xml) addFile(zip, { name: `${base}.xml`, bytes: strToU8(drawn.xml), today });
    const json = `${JSON.stringify(current, null, 2)}\n`;
    addFile(zip, { name: `${base}.json`, bytes: strToU8(json), today });
    onProgress(index + 1);
  }
  zip.end();
  return { chunks, undrawn, made };
}

/** Issued documents are drawn by the rules of their day, others by today’s. */
async function drawDocument(
  input: Draft,
  { today, fonts, issuedAt }: Omit<ZipOptions, 'onProgress'> & Pick<ZippedDocument, 'issuedAt'>,
) {
  const parsed = parseDraft(input);
  if (!parsed.ok) return null;
  const { draft } = parsed;
  await fonts.load(draft);
  const day = issuedAt === undefined ? today : todayInFrance(new Date(issuedAt));
  const { bytes, isBlocked } = createPdf({
    draft,
    today: day,
    isIssued: issuedAt !== undefined,
    metrics: fonts.getMetrics(),
    fonts: await fonts.loadFiles(),
  });
  const counted = judgeGeneration(draft, { size: bytes.length, today: day, isBlocked });
  return { pdf: bytes, isBlocked, counted, xml: isBlocked ? null : buildFacturX(draft) };
}

/** PDFs are stored, since they are compressed already. */
function addFile(
  zip: Zip,
  {
    name,
    bytes,
    today,
    isPacked = false,
  }: { name: string; bytes: Uint8Array; today: string; isPacked?: boolean },
): void {
  const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
  file.mtime = `${today}T00:00:00`;
  zip.add(file);
  file.push(bytes, true);
}
