import { fromBase64Url, toBase64Url } from './base64-url.ts';

/**
 * Compresses (RFC 1951) and encrypts (AES-GCM, 256 bits) a text into « 1.key.content », for a URL
 * fragment: browsers never send it, so neither server nor logs see it.
 */
export async function sealText(text: string): Promise<string> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const rawKey = new Uint8Array(await crypto.subtle.exportKey('raw', key));
  const compressed = await compress(new TextEncoder().encode(text));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: IV }, key, compressed);
  return [VERSION, toBase64Url(rawKey), toBase64Url(new Uint8Array(encrypted))].join('.');
}

export type OpenedText =
  | { ok: true; text: string }
  /** `damaged`: truncated or altered. `newer`: sealed by a later version of this page. */
  | { ok: false; reason: 'damaged' | 'newer' };

/** Never throws, whatever the address holds. */
export async function openSealedText(sealed: string): Promise<OpenedText> {
  const [version = '', ...parts] = sealed.split('.');
  const [rawKey, encrypted] = parts.map(fromBase64Url);
  if (/^\d+$/.test(version) && Number(version) > Number(VERSION))
    return { ok: false, reason: 'newer' };
  if (version !== VERSION || parts.length !== 2 || !rawKey || !encrypted) return DAMAGED;
  try {
    const key = await crypto.subtle.importKey('raw', rawKey, 'AES-GCM', false, ['decrypt']);
    const compressed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: IV }, key, encrypted);
    const bytes = await decompress(new Uint8Array(compressed));
    return bytes ? { ok: true, text: new TextDecoder().decode(bytes) } : DAMAGED;
  } catch {
    return DAMAGED;
  }
}

function compress(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Response(stream).arrayBuffer();
}

/** Null above the size limit: protects against decompression bombs. */
async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const VERSION = '1';
/** A constant IV is safe: each key encrypts a single text (NIST SP 800-38D, 8.2). */
const IV = new Uint8Array(12);
const MAX_BYTES = 8_000_000;
const DAMAGED = { ok: false, reason: 'damaged' } as const;
