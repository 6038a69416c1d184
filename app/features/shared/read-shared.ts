import { openSealedText } from '#app/lib/encoding/sealed-text.ts';
import { KEPT_MARK } from '#app/lib/pages/share-address.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { SharedDocument } from './open-document.ts';

/**
 * `nothing`: an address without a document. `unreadable`: what was inside is not a document. Of one
 * that the server keeps: `gone`, deleted or past its days; `unreachable`, the way to it.
 */
export type ReadShared =
  | {
      ok: true;
      document: SharedDocument;
      /** Until when the server keeps it (ISO 8601); null where the link holds it. */
      keptUntil: string | null;
    }
  | {
      ok: false;
      problem: 'nothing' | 'damaged' | 'newer' | 'unreadable' | 'gone' | 'unreachable';
    };

/**
 * The document that the fragment of an address holds, or leads to. No content is sent anywhere: the
 * server is asked for what it keeps by a name, and the key stays here.
 */
export async function readShared(fragment: string): Promise<ReadShared> {
  if (fragment === '') return { ok: false, problem: 'nothing' };
  const found = await findSealed(fragment);
  if (!found.ok) return found;
  const opened = await openSealedText(found.sealed);
  if (!opened.ok) return { ok: false, problem: opened.reason };
  const { openDocument } = await fetchPart(() => import('./open-document.ts'));
  const document = await openDocument(opened.text);
  if (!document) return { ok: false, problem: 'unreadable' };
  return { ok: true, document, keptUntil: found.keptUntil };
}

type Found =
  | { ok: true; sealed: string; keptUntil: string | null }
  | Extract<ReadShared, { ok: false }>;

async function findSealed(fragment: string): Promise<Found> {
  if (!fragment.startsWith(KEPT_MARK)) return { ok: true, sealed: fragment, keptUntil: null };
  const { readKept } = await fetchPart(() => import('#app/data/functions/shared-documents.ts'));
  const answer = await readKept(fragment);
  if (answer.ok) return { ok: true, sealed: answer.value.sealed, keptUntil: answer.value.until };
  return { ok: false, problem: PROBLEMS[answer.problem.code] ?? 'unreachable' };
}

const PROBLEMS: Readonly<Record<string, 'gone' | 'damaged'>> = {
  shared_not_found: 'gone',
  // A name that is cut is no name.
  validation_failed: 'damaged',
};
