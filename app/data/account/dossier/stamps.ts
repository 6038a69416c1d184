import { type DocumentLink, recordIdsOf, type StoredDraft } from '#documents/dossier';

/** A hash of the draft’s content and of whom it counts for, whenever it was saved. */
export function stampOfDraft({ draft, rawTexts, issued, ...stored }: StoredDraft): string {
  const ids = recordIdsOf(stored);
  return hash(writeSorted({ draft, rawTexts, issued: issued?.draft ?? null, ...ids }));
}

export function stampOfLink({ relation, deleted, paymentId, setOff }: DocumentLink): string {
  return writeSorted({ relation, deleted: deleted ?? null, paymentId, setOff });
}

/** JSON with sorted keys: the database reorders them. */
function writeSorted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(writeSorted).join()}]`;
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const one = (value as Record<string, unknown>)[key];
    if (one === undefined) continue;
    text += `${text && ','}${JSON.stringify(key)}:${writeSorted(one)}`;
  }
  return `{${text}}`;
}

/** cyrb53, 53 bits: compares two versions of one document; not cryptographic. */
function hash(text: string): string {
  let [h1, h2] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return `${text.length}-${(4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36)}`;
}
