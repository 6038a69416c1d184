import type { Draft } from '#documents';
import type { ReadAttachment } from '#documents/read';
import { toSafeFileNames } from '#documents/received';

export type CarriedFile = { name: string; bytes: Uint8Array };

/** Files embedded in the PDF and in its XML (BG-24). */
export function listAttachments({
  attachments,
  draft,
}: {
  attachments: readonly ReadAttachment[];
  draft: Draft;
}): CarriedFile[] {
  const files = [
    ...attachments,
    ...(draft.attachments ?? []).map(({ filename, content }) => ({
      name: filename,
      bytes: Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
    })),
  ];
  const names = toSafeFileNames(files.map(({ name }) => name));
  return files.map(({ bytes }, index) => ({ name: names[index] ?? '', bytes }));
}
