import { dossier } from '#app/data/dossier.ts';
import type { Draft } from '#documents';
import {
  type ChainEnd,
  type ChainNode,
  contentOf,
  type RecordIds,
  recordIdsOf,
} from '#documents/dossier';

/** A stored document made by a series, or its origin. */
export type KeptTerm = RecordIds & { id: string; draft: Draft; isIssued: boolean };

/**
 * The stored documents of the same series, including this one, that a month may replace; empty when
 * the device refuses storage.
 */
export async function readKeptSeries(id: string): Promise<KeptTerm[]> {
  try {
    const node = await dossier.getNode(id);
    const stored = await Promise.all(listSeries(node).map((one) => dossier.get(one.id)));
    return stored.flatMap((one) => {
      if (!one || !isPlainTerm(contentOf(one))) return [];
      const isIssued = one.issued !== undefined;
      return [{ id: one.id, draft: contentOf(one), isIssued, ...recordIdsOf(one) }];
    });
  } catch {
    return [];
  }
}

function listSeries(node: ChainNode | null): ChainNode[] {
  const reached = new Set(node ? [node] : []);
  for (const one of reached)
    for (const end of [...one.origins, ...one.followers])
      if (isOfSeries(end)) reached.add(end.node);
  return [...reached];
}

function isOfSeries(end: ChainEnd): end is ChainEnd & { node: ChainNode } {
  return end.relation === 'series' && end.node !== null;
}

/** The number already given to a month, without the suffix of a tenant. */
export function numberOfMonth(kept: readonly KeptTerm[], month: string): string | undefined {
  const own = kept.find(({ draft, isIssued }) => isIssued && draft.supply?.start === `${month}-01`);
  if (!own) return undefined;
  return own.draft.rent?.share ? own.draft.number.replace(/-\d+$/, '') : own.draft.number;
}

/** Whether a term has no one-off part, which a month of a series leaves out (see `expandYear`). */
export function isPlainTerm({ rent, supply }: Draft): boolean {
  if (!rent) return false;
  const { prorata, adjustment, previousBalance, revision, amountInWords } = rent;
  const isWholeMonth = supply?.start?.slice(0, 7) === supply?.end?.slice(0, 7);
  const once = [prorata, adjustment, previousBalance, revision, amountInWords];
  return isWholeMonth && once.every((one) => one === undefined);
}
