import { openSealedText } from '#app/lib/encoding/sealed-text.ts';
import { KEPT_MARK } from '#app/lib/pages/share-address.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { SharedDocument } from './open-document.ts';

/**
 * `nothing`: no document in the address. `unreadable`: the content is not a document. For a
 * document on the server, `gone`: deleted or expired; `unreachable`: network or server failure.
 */
export type ReadSharedDocument =
  | {
      ok: true;
      document: SharedDocument;
      /** When the server deletes it (ISO 8601); null when the link holds the document. */
      keptUntil: string | null;
    }
  | {
      ok: false;
      problem: 'nothing' | 'damaged' | 'newer' | 'unreadable' | 'gone' | 'unreachable';
    };

/**
 * The document in, or behind, the fragment of an address. Its content is sent nowhere: the server
 * only gets an id, and the key stays here.
 */
export async function readSharedDocument(fragment: string): Promise<ReadSharedDocument> {
  if (fragment === '') return { ok: false, problem: 'nothing' };
  const found = await findSealed(fragment);
  if (!found.ok) return found;
  const opened = await openSealedText(found.sealed);
  if (!opened.ok) return { ok: false, problem: opened.reason };
  const { openDocument } = await fetchPart(() => import('./open-document.ts'));
  const document = await openDocument(parseJson(opened.text));
  if (!document) return { ok: false, problem: 'unreadable' };
  return { ok: true, document, keptUntil: found.keptUntil };
}

type Found =
  | { ok: true; sealed: string; keptUntil: string | null }
  | Extract<ReadSharedDocument, { ok: false }>;

async function findSealed(fragment: string): Promise<Found> {
  if (!fragment.startsWith(KEPT_MARK)) return { ok: true, sealed: fragment, keptUntil: null };
  const { readKept } = await fetchPart(() => import('#app/data/functions/shared-documents.ts'));
  const answer = await readKept(fragment);
  if (answer.ok) return { ok: true, sealed: answer.value.sealed, keptUntil: answer.value.until };
  return { ok: false, problem: PROBLEMS[answer.problem.code] ?? 'unreachable' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const PROBLEMS: Readonly<Record<string, 'gone' | 'damaged'>> = {
  shared_not_found: 'gone',
  // The id was truncated.
  validation_failed: 'damaged',
};
