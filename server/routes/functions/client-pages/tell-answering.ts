import { addresseeSchema } from '#server/routes/functions/read-call.ts';
import type { StoredJson } from './join-files.ts';
import type { ClientPage } from './open-client-page.ts';
import { hashShown } from './show-draft.ts';

/** How a quote is answered. `code_to`: where its code goes, « g•••@exemple.fr », or null. */
export type Answering = { content_hash: string; asks_code: boolean; code_to: string | null };

/** Null for what cannot be answered, or no longer. `shown`: the draft as the page shows it. */
export function tellAnswering(
  { quote_state, asks_code, draft }: Pick<ClientPage, 'quote_state' | 'asks_code' | 'draft'>,
  shown: StoredJson,
): Answering | null {
  if (quote_state !== 'open') return null;
  const address = asks_code ? readBuyerAddress(draft) : null;
  return {
    content_hash: hashShown(shown),
    asks_code,
    code_to: address === null ? null : maskAddress(address),
  };
}

/** The address to which the code of a quote goes; null for a draft without a readable one. */
export function readBuyerAddress({ buyer }: StoredJson): string | null {
  const { email } = (typeof buyer === 'object' && buyer ? buyer : {}) as { email?: unknown };
  const parsed = addresseeSchema.safeParse(email);
  return parsed.success ? parsed.data : null;
}

export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
