import type { Draft } from '#documents';

/**
 * Everything that may be printed; not the images and attachments, which are long and draw no
 * letter.
 */
export function gatherText(draft: Draft): string {
  return JSON.stringify(draft, (key, value) =>
    key === 'logo' || key === 'signature' || key === 'attachments' ? undefined : value,
  );
}
