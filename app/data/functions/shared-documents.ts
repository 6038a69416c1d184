import * as z from 'zod/mini';
import { sessionStore } from '#app/data/account/session/session.ts';
import { deleteKeptForm, getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { KEPT_MARK } from '#app/lib/pages/share-address.ts';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** A shared link whose encrypted document is on the server, as this device knows it. */
export type KeptLink = z.infer<typeof keptLinkSchema>;

export type Days = 1 | 7 | 30;

/**
 * Stores a sealed text (« 1.key.content ») on the server for some days; only its content is sent.
 * `urlOf` builds the link from the fragment, which holds the key. The device keeps the link and
 * its deletion token.
 */
export async function keepShared(
  sealed: string,
  { title, days, urlOf }: { title: string; days: Days; urlOf: (fragment: string) => string },
): Promise<FunctionAnswer<KeptLink>> {
  const [version = '', key = '', content = ''] = sealed.split('.');
  const answer = await callFunction('share-document', {
    body: { content: toPlainBase64(content), days },
    schema: sharedSchema,
  });
  if (!answer.ok) return answer;
  const { id, deletion_token, expires_at } = answer.value;
  const url = urlOf(KEPT_MARK + [id, version, key].join('.'));
  const userId = sessionStore.get().user?.id ?? null;
  const link = { id, title, url, token: deletion_token, until: expires_at, userId };
  remember([link, ...listKeptLinks(new Date())]);
  return { ok: true, value: link };
}

/** The sealed text behind a fragment, and its expiry. */
export async function readKept(
  fragment: string,
): Promise<FunctionAnswer<{ sealed: string; until: string }>> {
  const [id = '', version = '', key = ''] = fragment.slice(KEPT_MARK.length).split('.');
  const answer = await callFunction('read-shared', {
    body: { id },
    schema: z.object({ content: z.string(), expires_at: z.string() }),
    isVisitor: true,
  });
  if (!answer.ok) return answer;
  const { content, expires_at } = answer.value;
  const sealed = [version, key, toUrlBase64(content)].join('.');
  return { ok: true, value: { sealed, until: expires_at } };
}

/** A link that is already gone counts as deleted. */
export async function deleteKept({ id, token }: KeptLink): Promise<FunctionAnswer<null>> {
  const answer = await callFunction('delete-shared', {
    body: { id, deletion_token: token },
    schema: z.unknown(),
    isVisitor: true,
  });
  if (!answer.ok && answer.problem.code !== 'shared_not_found') return answer;
  remember(listKeptLinks(new Date()).filter((link) => link.id !== id));
  return { ok: true, value: null };
}

/** Links of this device that still open, newest first. */
export function listKeptLinks(now: Date): KeptLink[] {
  const { data } = z.safeParse(keptSchema, getKeptForm('shared-links'));
  return (data?.list ?? []).filter(({ until }) => Date.parse(until) > now.getTime());
}

/** The next person on this device must not open the links of a user who signed out. */
export function forgetLinksOfUsers(): void {
  remember(listKeptLinks(new Date()).filter(({ userId }) => userId === null));
}

function remember(list: readonly KeptLink[]): void {
  if (list.length === 0) deleteKeptForm('shared-links');
  else saveKeptForm('shared-links', { list });
}

/** base64url (RFC 4648 § 5) to base64. */
function toPlainBase64(text: string): string {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  return plain.padEnd(Math.ceil(plain.length / 4) * 4, '=');
}

function toUrlBase64(text: string): string {
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const keptLinkSchema = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  /** Needed to delete it. */
  token: z.string(),
  /** ISO 8601. */
  until: z.string(),
  /** Null for a visitor. */
  userId: z._default(z.nullable(z.string()), null),
});
const keptSchema = z.object({ list: z.array(keptLinkSchema) });
const sharedSchema = z.object({
  id: z.string(),
  deletion_token: z.string(),
  expires_at: z.string(),
});
