import { fromBase64Url } from '#app/lib/encoding/base64-url.ts';
import { PREFILL_MARK } from '#app/lib/pages/share-address.ts';

/**
 * Reads `#draft=` from a page’s address: part of the public JSON, as base64url of UTF-8 or
 * percent-encoded. `unreadable` when it is not a JSON object.
 */
export function readPrefill(fragment: string): Prefill | 'unreadable' {
  const payload = fragment.slice(PREFILL_MARK.length + 1);
  if (payload.length > MAX_LENGTH) return 'unreadable';
  const bytes = fromBase64Url(payload);
  const json = parseJson(bytes ? new TextDecoder().decode(bytes) : decodePercents(payload));
  return isRecord(json) ? json : 'unreadable';
}

export type Prefill = Readonly<Record<string, unknown>>;

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function decodePercents(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_LENGTH = 2_000_000;
