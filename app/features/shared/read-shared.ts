import { openSealedText } from '#app/lib/encoding/sealed-text.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { SharedDocument } from './open-document.ts';

/** `nothing`: an address without a document. `unreadable`: what was inside is not a document. */
export type ReadShared =
  | { ok: true; document: SharedDocument }
  | { ok: false; problem: 'nothing' | 'damaged' | 'newer' | 'unreadable' };

/** The document that the fragment of an address holds. Nothing is sent anywhere. */
export async function readShared(fragment: string): Promise<ReadShared> {
  if (fragment === '') return { ok: false, problem: 'nothing' };
  const opened = await openSealedText(fragment);
  if (!opened.ok) return { ok: false, problem: opened.reason };
  const { openDocument } = await fetchPart(() => import('./open-document.ts'));
  const document = await openDocument(opened.text);
  return document ? { ok: true, document } : { ok: false, problem: 'unreadable' };
}
