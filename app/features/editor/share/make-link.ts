import { sealText } from '#app/lib/encoding/sealed-text.ts';
import { SHARE_PATH } from '#app/lib/pages/share-address.ts';
import type { Draft } from '#documents';

/** What a link could not carry. */
export type LeftOut = 'logo' | 'attachments';

export type ShareLink =
  | { ok: true; url: string; leftOut: readonly LeftOut[] }
  /** Too long for any link, even without its images and files. */
  | { ok: false };

/**
 * A link that holds the whole document, encrypted on this device. Private notes stay here. What is
 * too heavy goes without its attachments, then without its logo. `today` (YYYY-MM-DD) is the day on
 * which the rules are judged, and the date of the file.
 */
export async function makeLink(
  draft: Draft,
  { origin, today }: { origin: string; today: string },
): Promise<ShareLink> {
  const { privateNotes: _privateNotes, ...shared } = draft;
  for (const lighten of LIGHTER) {
    const { content, leftOut } = lighten(shared);
    const sealed = await sealText(JSON.stringify({ on: today, draft: content }));
    const url = `${origin}${SHARE_PATH}#${sealed}`;
    if (url.length <= MAX_LENGTH) return { ok: true, url, leftOut };
  }
  return { ok: false };
}

type Shared = Omit<Draft, 'privateNotes'>;

const LIGHTER: readonly ((draft: Shared) => { content: Shared; leftOut: LeftOut[] })[] = [
  (draft) => ({ content: draft, leftOut: [] }),
  (draft) => {
    const { attachments, ...content } = draft;
    return { content, leftOut: attachments?.length ? ['attachments'] : [] };
  },
  (draft) => {
    const { attachments, ...content } = draft;
    const { logo, ...style } = content.style;
    return {
      content: { ...content, style },
      leftOut: [
        ...(logo ? ['logo' as const] : []),
        ...(attachments?.length ? ['attachments' as const] : []),
      ],
    };
  },
];

/** Messaging programs carry some 32,000 characters at least; browsers far more. */
const MAX_LENGTH = 32_000;
/** Beyond this, some of them cut links in two. */
export const LONG_LENGTH = 8000;
