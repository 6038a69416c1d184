import { refusePdf } from './refusal.ts';
import { resolve, resolveArray, resolveEntries } from './resolve.ts';
import type { Source } from './source.ts';
import { type Entries, isOf, type PdfValue, toName } from './values.ts';

/**
 * File specifications (ISO 32000-1, § 7.11.3) in the name tree (§ 7.7.4) and in `AF` (ISO 32000-2,
 * § 14.13); if none, those of pages and annotations.
 */
export function listFileSpecifications(source: Source, catalog: Entries): Entries[] {
  const embedded = listEmbedded(source, catalog);
  const associated = resolveArray(source, catalog.get('AF')).map((file) =>
    resolveEntries(source, file),
  );
  const listed = [...embedded, ...associated];
  const files = listed.length > 0 ? listed : listOfPages(source, catalog.get('Pages'));
  return files.filter((file) => file.has('EF'));
}

/** The embedded files of the name tree only, duplicates included. */
export function listEmbedded(source: Source, catalog: Entries): Entries[] {
  const names = resolveEntries(source, catalog.get('Names'));
  return listNamed(source, names.get('EmbeddedFiles')).map((file) => resolveEntries(source, file));
}

/** The values of a name tree (§ 7.9.6), where `Names` alternates keys and values. */
function listNamed(source: Source, root: PdfValue | undefined): PdfValue[] {
  return walk(source, root).flatMap((node) =>
    resolveArray(source, node.get('Names')).filter((_, index) => index % 2 === 1),
  );
}

function listOfPages(source: Source, root: PdfValue | undefined): Entries[] {
  const files = walk(source, root).flatMap((page) => [
    ...resolveArray(source, page.get('AF')),
    ...resolveArray(source, page.get('Annots')).flatMap((item) => {
      const annotation = resolveEntries(source, item);
      const isFile = toName(resolve(source, annotation.get('Subtype'))) === 'FileAttachment';
      return isFile ? [annotation.get('FS') ?? null] : [];
    }),
  ]);
  return files.map((file) => resolveEntries(source, file));
}

/** The nodes of a tree in order, each once, even if `Kids` form a cycle. */
function walk(source: Source, root: PdfValue | undefined): Entries[] {
  const nodes: Entries[] = [];
  const seen = new Set<number>();
  const waiting: PdfValue[] = [root ?? null];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isOf(next, 'reference')) {
      if (seen.has(next.number)) continue;
      seen.add(next.number);
    }
    const node = resolveEntries(source, next);
    nodes.push(node);
    const kids = resolveArray(source, node.get('Kids'));
    if (nodes.length + waiting.length + kids.length > MAX_NODES) refusePdf('too-complex');
    for (let index = kids.length - 1; index >= 0; index--) waiting.push(kids[index] ?? null);
  }
  return nodes;
}

const MAX_NODES = 50_000;
