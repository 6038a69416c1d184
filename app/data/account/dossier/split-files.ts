import { toBase64 } from '#app/lib/encoding/to-base64.ts';
import type { Draft } from '#documents';

/** A file carried by a draft; the account stores it once. */
export type DraftFile = { hash: string; mediaType: string; bytes: Uint8Array };

/** Takes logos, signatures and attachments out of a draft, replacing each with « file:<hash> ». */
export async function splitFiles(draft: Draft): Promise<{ draft: Draft; files: DraftFile[] }> {
  const files = new Map<string, DraftFile>();
  const take = async (mediaType: string, base64: string) => {
    const bytes = decodeBase64(base64);
    const hash = await hashOf(bytes);
    files.set(hash, { hash, mediaType, bytes });
    return `file:${hash}`;
  };
  const split = await mapFiles(draft, (content, mediaType) => {
    const found = DATA_URL.exec(content);
    if (found) return take(found[1] ?? '', found[2] ?? '');
    const isWritten = mediaType === null || content.startsWith('file:');
    return isWritten ? Promise.resolve(content) : take(mediaType, content);
  });
  return { draft: split, files: [...files.values()] };
}

/** Puts the files back; `read` returns the files by hash. */
export function joinFiles(
  draft: Draft,
  read: (hash: string) => Promise<{ mediaType: string; base64: string } | null>,
): Promise<Draft> {
  return mapFiles(draft, async (content, mediaType) => {
    if (!content.startsWith('file:')) return content;
    const file = await read(content.slice('file:'.length));
    if (!file) return content;
    return mediaType === null ? `data:${file.mediaType};base64,${file.base64}` : file.base64;
  });
}

export async function hashOf(bytes: Uint8Array): Promise<string> {
  // not a SharedArrayBuffer
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return toHex(new Uint8Array(digest));
}

/** Bytes in PostgreSQL’s hex format: « \x… ». */
export function writeBytea(bytes: Uint8Array): string {
  return `\\x${toHex(bytes)}`;
}

/** « \x… » to base64. */
export function readBytea(text: string): string {
  return toBase64(decodeBytea(text));
}

/** The bytes of « \x… ». */
export function decodeBytea(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, text.length / 2 - 1));
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(text.slice(2 * index + 2, 2 * index + 4), 16);
  return bytes;
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function decodeBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Returns the same draft when it carries no file; only attachments have a media type. */
async function mapFiles(
  draft: Draft,
  change: (content: string, mediaType: string | null) => Promise<string>,
): Promise<Draft> {
  const { style, attachments } = draft;
  const { logo, signature } = style ?? {};
  if (!logo && !signature && !attachments?.length) return draft;
  const changed = { ...draft, style: { ...style } };
  if (logo) changed.style.logo = { ...logo, data: await change(logo.data, null) };
  if (signature)
    changed.style.signature = { ...signature, data: await change(signature.data, null) };
  if (attachments)
    changed.attachments = await Promise.all(
      attachments.map(async (one) => ({
        ...one,
        content: await change(one.content, one.mediaType),
      })),
    );
  return changed;
}

const DATA_URL = /^data:([a-z/]+);base64,(.*)$/;
