import { judgeGeneration } from '#app/data/functions/describe-generation.ts';
import type { Generation } from '#app/data/functions/generations.ts';
import { createZip } from '#app/lib/encoding/create-zip.ts';
import { createUniqueNames } from '#app/lib/encoding/unique-names.ts';
import { todayInFrance } from '#app/lib/today.ts';
import type { SheetFonts } from '#app/sheet/sheet-fonts.ts';
import { buildFacturX, type Draft, parseDraft } from '#documents';
import { fileName } from '#documents/dossier';
import { createPdf } from '#documents/pdf';

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
  documents: AsyncIterable<ZippedDocument> | Iterable<ZippedDocument>,
  { today, fonts, onProgress }: ZipOptions,
): Promise<{ zip: Blob; undrawn: number; made: Generation[] }> {
  const zip = createZip(today);
  const unique = createUniqueNames();
  const made: Generation[] = [];
  let [count, undrawn] = [0, 0];
  for await (const { draft, current, issuedAt } of documents) {
    const drawn = await drawDocument(draft, { today, fonts, issuedAt });
    if (!drawn) undrawn += 1;
    const isBlocked = drawn?.isBlocked ?? true;
    const base = unique(
      fileName(draft, { extension: 'pdf', isProvisional: isBlocked }).replace(/\.pdf$/, ''),
    );
    if (drawn) {
      zip.addPacked(`${base}.pdf`, drawn.pdf);
      made.push(drawn.counted);
    }
    if (drawn?.xml) zip.addText(`${base}.xml`, drawn.xml);
    zip.addText(`${base}.json`, `${JSON.stringify(current, null, 2)}\n`);
    count += 1;
    onProgress(count);
  }
  return { zip: zip.finish(), undrawn, made };
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
