import { type Draft, type RepairedDraft, repairDraft } from '#documents';
import { isRecord, type Prefill } from './read-prefill.ts';

/**
 * Merges a link’s prefill into a new document. A prefilled seller replaces the known seller as a
 * whole: a link must not put its own IBAN under the name of the user who opens it.
 */
export function fillDraft(
  fresh: Draft,
  { blankSeller, prefill }: { blankSeller: Draft['seller']; prefill: Prefill },
): RepairedDraft {
  const base = 'seller' in prefill ? { ...fresh, seller: blankSeller } : fresh;
  return repairDraft({ ...(merge(base, prefill) as object), version: prefill.version ?? 1 });
}

/** Merges objects deeply; replaces lists and values. */
function merge(known: unknown, given: unknown): unknown {
  if (!isRecord(known) || !isRecord(given)) return given;
  const merged: Record<string, unknown> = { ...known };
  for (const [key, value] of Object.entries(given)) merged[key] = merge(known[key], value);
  return merged;
}
