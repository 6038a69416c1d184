import { type Draft, type RepairedDraft, repairDraft } from '#documents';
import { isRecord, type Prefill } from './read-prefill.ts';

/**
 * A new document with what was asked for in it, key by key. A seller that is asked for replaces the
 * one that this device knows as a whole: a link must not slip its own IBAN under the name of the
 * person who opens it.
 */
export function fillDraft(
  fresh: Draft,
  { blankSeller, prefill }: { blankSeller: Draft['seller']; prefill: Prefill },
): RepairedDraft {
  const base = 'seller' in prefill ? { ...fresh, seller: blankSeller } : fresh;
  return repairDraft({ ...(merge(base, prefill) as object), version: prefill.version ?? 1 });
}

/** Objects are completed, lists and values replaced. */
function merge(known: unknown, given: unknown): unknown {
  if (!isRecord(known) || !isRecord(given)) return given;
  const merged: Record<string, unknown> = { ...known };
  for (const [key, value] of Object.entries(given)) merged[key] = merge(known[key], value);
  return merged;
}
