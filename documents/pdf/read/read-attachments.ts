import { type Budget, createBudget, MAX_FILE_BYTES } from './budget.ts';
import { hasText } from './characters.ts';
import { decodePdfText } from './decode-pdf-text.ts';
import { listEmbedded, listFileSpecifications } from './list-file-specifications.ts';
import { readCrossReferences } from './read-cross-references.ts';
import { rebuild } from './rebuild.ts';
import { type PdfRefusal, refusalOf, refusePdf } from './refusal.ts';
import { readStream, resolve, resolveArray, resolveEntries } from './resolve.ts';
import { createSource, type Source } from './source.ts';
import { type Entries, isOf, toName } from './values.ts';

export type ReadAttachment = {
  name: string;
  /** `AFRelationship`, or empty. */
  relationship: string;
  /** « text/xml »; absent when not stated. */
  mediaType?: string | undefined;
  bytes: Uint8Array;
};

export type ReadAttachments =
  | {
      ok: true;
      attachments: ReadAttachment[];
      /** Files that are listed but cannot be read. */
      unreadable: { name: string; reason: 'damaged' | 'too-large' }[];
      container: PdfContainer;
    }
  | { ok: false; problem: PdfRefusal };

/** Statements that invoice formats require in a PDF. */
export type PdfContainer = {
  /** File names in the `AF` of the catalog. */
  associated: string[];
  /** File names in the `EmbeddedFiles` tree, duplicates included. */
  embedded: string[];
  /** The XMP packet, possibly truncated; empty without one. */
  xmp: string;
  hasOutputIntent: boolean;
};

/**
 * The files attached to any PDF. Never throws and never runs long: a damaged, encrypted or hostile
 * file is refused with a code. Several files may share a budget. If its cross-references are wrong,
 * the file is searched for objects.
 */
export function readAttachments(bytes: Uint8Array, budget = createBudget()): ReadAttachments {
  try {
    if (bytes.length > MAX_FILE_BYTES) refusePdf('too-large');
    if (!isPdf(bytes)) refusePdf('not-a-pdf');
    return readFrom(bytes, budget);
  } catch (error) {
    return { ok: false, problem: refusalOf(error) };
  }
}

/** The header is in the first kilobyte (ISO 32000-1, annex H, note 13). */
export function isPdf(bytes: Uint8Array): boolean {
  for (let at = 0; at < Math.min(bytes.length, HEAD); at++)
    if (hasText(bytes, '%PDF-', at)) return true;
  return false;
}

/** Follows cross-references, then searches if they are wrong; one budget for both. */
function readFrom(bytes: Uint8Array, budget: Budget): ReadAttachments {
  try {
    const source = createSource(bytes, budget, false);
    readCrossReferences(source);
    return collect(source);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== 'damaged') refusePdf(refusal);
  }
  const source = createSource(bytes, budget, true);
  rebuild(source);
  return collect(source);
}

function collect(source: Source): ReadAttachments {
  if (source.trailer.has('Encrypt')) refusePdf('encrypted');
  const catalog = resolveEntries(source, source.trailer.get('Root'));
  // A catalog without pages means that the cross-references are wrong.
  if (!catalog.has('Pages')) refusePdf('damaged');
  const found: Extract<ReadAttachments, { ok: true }> = {
    ok: true,
    attachments: [],
    unreadable: [],
    container: { associated: [], embedded: [], xmp: '', hasOutputIntent: false },
  };
  const streams = new Set<number>();
  for (const file of listFileSpecifications(source, catalog)) {
    const content = fileContent(source, file);
    if (content === null || streams.has(content.start)) continue;
    streams.add(content.start);
    if (streams.size > MAX_ATTACHMENTS) refusePdf('too-complex');
    const name = nameOf(source, file);
    const bytes = readStream(source, content);
    if (typeof bytes === 'string') found.unreadable.push({ name, reason: bytes });
    else
      found.attachments.push({
        name,
        relationship: toName(resolve(source, file.get('AFRelationship'))),
        mediaType: toName(resolve(source, content.entries.get('Subtype'))) || undefined,
        bytes,
      });
  }
  // Last, because hostile metadata may spend the budget.
  return { ...found, container: readContainer(source, catalog) };
}

function readContainer(source: Source, catalog: Entries): PdfContainer {
  const packet = resolve(source, catalog.get('Metadata'));
  const bytes = isOf(packet, 'stream') ? readStream(source, packet) : null;
  return {
    associated: resolveArray(source, catalog.get('AF')).map((file) =>
      nameOf(source, resolveEntries(source, file)),
    ),
    embedded: listEmbedded(source, catalog).map((file) => nameOf(source, file)),
    xmp:
      bytes instanceof Uint8Array ? new TextDecoder().decode(bytes.subarray(0, MAX_XMP_BYTES)) : '',
    hasOutputIntent: resolveArray(source, catalog.get('OutputIntents')).length > 0,
  };
}

function fileContent(source: Source, file: Entries) {
  const streams = resolveEntries(source, file.get('EF'));
  const found = KEYS.map((key) => resolve(source, streams.get(key))).find((value) =>
    isOf(value, 'stream'),
  );
  return isOf(found, 'stream') ? found : null;
}

function nameOf(source: Source, file: Entries): string {
  const names = KEYS.map((key) => resolve(source, file.get(key)));
  const name = names.find((value) => isOf(value, 'string'));
  return isOf(name, 'string') ? decodePdfText(name.bytes.subarray(0, MAX_NAME_BYTES)) : '';
}

/** The Unicode name, then older ones (§ 7.11.3, table 44). */
const KEYS = ['UF', 'F', 'Unix', 'DOS', 'Mac'];
const HEAD = 1024;
const MAX_ATTACHMENTS = 500;
const MAX_NAME_BYTES = 2000;
const MAX_XMP_BYTES = 200_000;
