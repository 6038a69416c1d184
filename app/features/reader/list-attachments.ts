import type { Draft } from '#documents';
import type { ReadAttachment } from '#documents/pdf';

export type CarriedFile = { name: string; bytes: Uint8Array };

/** Files embedded in the PDF and in its XML (BG-24). */
export function listAttachments({
  attachments,
  draft,
}: {
  attachments: readonly ReadAttachment[];
  draft: Draft;
}): CarriedFile[] {
  return [
    ...attachments.map(({ name, bytes }) => ({ name: makeSafe(name), bytes })),
    ...(draft.attachments ?? []).map(({ filename, content }) => ({
      name: makeSafe(filename),
      bytes: Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
    })),
  ];
}

/** A third-party file name without folders, forbidden characters or bidirectional controls. */
function makeSafe(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replace(FORBIDDEN, '').replace(/^[ .]+/, '');
  return plain.slice(-MAX_LENGTH) || 'piece-jointe';
}

const MAX_LENGTH = 100;
const FORBIDDEN = /[<>:"|?*\p{Cc}\p{Cf}]/gu;
