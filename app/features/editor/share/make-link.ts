import { sealText } from '#app/lib/encoding/sealed-text.ts';
import { SHARE_PATH } from '#app/lib/pages/share-address.ts';
import type { Draft } from '#documents';

/** Parts that made the link too long. */
export type LeftOut = 'logo' | 'attachments';

export type ShareLink =
  | { ok: true; url: string; leftOut: readonly LeftOut[] }
  /** Too long even without logo and attachments. */
  | { ok: false };

/**
 * Makes a link that contains the document, encrypted on this device. Private notes are left out,
 * and so is the logo unless `hasLogo`, as it makes most of the length. Too long, the link drops the
 * attachments, then the logo. `today` (YYYY-MM-DD) is the date of the checks and of the file;
 * `isPaid` means paid in full.
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

/** Encrypts a document with its logo and files for the server; null when it is too large. */
export function sealForServer(draft: Draft, known: Known): Promise<Sealed | null> {
  return sealWithin(withoutNotes(draft), { ...known, room: MAX_KEPT_LENGTH });
}

type Known = { today: string; isPaid?: boolean };

/** An encrypted document, and the parts dropped to make it fit. */
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

/** E-mail and most chats accept about 32,000 characters; browsers accept far more. */
const MAX_LENGTH = 32_000;
/** The server’s limit of 3 MB is 4 million base64 characters; the key is not included. */
const MAX_KEPT_LENGTH = 4_000_000;
/** Telegram splits messages over 4,096 characters, which would break the link. */
export const LONG_LENGTH = 4000;
