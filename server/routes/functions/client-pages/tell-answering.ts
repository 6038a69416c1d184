import { addresseeSchema } from '#server/routes/functions/read-call.ts';
import type { StoredJson } from './join-files.ts';
import type { ClientPage } from './open-client-page.ts';
import { hashShown } from './show-draft.ts';

/** Data of the answer form. `code_to` is the masked address of the code: « g•••@exemple.fr ». */
export type Answering = { content_hash: string; asks_code: boolean; code_to: string | null };

/** Null unless the quote is open for an answer. `shown` is the draft as the page shows it. */
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

/** The buyer’s e-mail address, where the code is sent; null without a valid one. */
export function readBuyerAddress({ buyer }: StoredJson): string | null {
  const { email } = (typeof buyer === 'object' && buyer ? buyer : {}) as { email?: unknown };
  const parsed = addresseeSchema.safeParse(email);
  return parsed.success ? parsed.data : null;
}

export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
