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
 * A link that holds the document, encrypted on this device. Private notes stay here, and the logo
 * unless it is asked for: it makes most of the length. What is too heavy goes without its
 * attachments, then without its logo. `today` (YYYY-MM-DD) is the day on which the rules are
 * judged, and the date of the file; `isPaid`, that all of it has been received.
 */
export async function makeLink(
  draft: Draft,
  { origin, hasLogo = false, ...known }: Known & { origin: string; hasLogo?: boolean },
): Promise<ShareLink> {
  const shared = hasLogo ? withoutNotes(draft) : withoutLogo(withoutNotes(draft));
  const room = MAX_LENGTH - origin.length - SHARE_PATH.length - 1;
  const made = await sealWithin(shared, { ...known, room });
  if (!made) return { ok: false };
  return { ok: true, url: `${origin}${SHARE_PATH}#${made.sealed}`, leftOut: made.leftOut };
}

/** A document as the server may keep it, its logo and files with it; null when it is too heavy. */
export function sealForServer(draft: Draft, known: Known): Promise<Sealed | null> {
  return sealWithin(withoutNotes(draft), { ...known, room: MAX_KEPT_LENGTH });
}

type Known = { today: string; isPaid?: boolean };

/** A document, encrypted, and what had to stay behind for it to fit. */
export type Sealed = { sealed: string; leftOut: readonly LeftOut[] };

async function sealWithin(
  shared: Shared,
  { today, isPaid = false, room }: Known & { room: number },
): Promise<Sealed | null> {
  for (const lighten of LIGHTER) {
    const { content, leftOut } = lighten(shared);
    const sealed = await sealText(
      JSON.stringify({ on: today, ...(isPaid && { isPaid }), draft: content }),
    );
    if (sealed.length <= room) return { sealed, leftOut };
  }
  return null;
}

function withoutNotes({ privateNotes: _privateNotes, ...shared }: Draft): Shared {
  return shared;
}

type Shared = Omit<Draft, 'privateNotes'>;

function withoutLogo(draft: Shared): Shared {
  const { logo: _logo, ...style } = draft.style;
  return { ...draft, style };
}

const LIGHTER: readonly ((draft: Shared) => { content: Shared; leftOut: LeftOut[] })[] = [
  (draft) => ({ content: draft, leftOut: [] }),
  (draft) => {
    const { attachments, ...content } = draft;
    return { content, leftOut: attachments?.length ? ['attachments'] : [] };
  },
  (draft) => {
    const { attachments, ...content } = draft;
    return {
      content: withoutLogo(content),
      leftOut: [
        ...(content.style.logo ? ['logo' as const] : []),
        ...(attachments?.length ? ['attachments' as const] : []),
      ],
    };
  },
];

/** E-mail and most chats carry some 32,000 characters; browsers far more. */
const MAX_LENGTH = 32_000;
/** The server keeps 3 MB, which are four million characters of base64; the key is besides. */
const MAX_KEPT_LENGTH = 4_000_000;
/** A message of Telegram holds 4,096 characters: the link would be cut in two. */
export const LONG_LENGTH = 4000;
