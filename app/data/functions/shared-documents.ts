import * as z from 'zod/mini';
import { sessionStore } from '#app/data/account/session/session.ts';
import { deleteKeptForm, getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { KEPT_MARK } from '#app/lib/pages/share-address.ts';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** A link whose encrypted document the server keeps, as the device that made it knows it. */
export type KeptLink = z.infer<typeof keptLinkSchema>;

/** For how many days. */
export type Days = 1 | 7 | 30;

/**
 * Has the server keep a sealed text, « 1.key.content », for some days: its content alone leaves.
 * `urlOf` makes the link of its fragment, which holds the key. The device remembers the link,
 * and what deletes it.
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

/** The sealed text that a fragment leads to, whole again, and until when it is kept. */
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

/** Nobody opens it any more; one that is gone already is as good as deleted. */
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

/** Those of this device that still open, the newest first. */
export function listKeptLinks(now: Date): KeptLink[] {
  const { data } = z.safeParse(keptSchema, getKeptForm('shared-links'));
  return (data?.list ?? []).filter(({ until }) => Date.parse(until) > now.getTime());
}

/** Whoever comes after a user on this device does not open what that user shared. */
export function forgetLinksOfUsers(): void {
  remember(listKeptLinks(new Date()).filter(({ userId }) => userId === null));
}

function remember(list: readonly KeptLink[]): void {
  if (list.length === 0) deleteKeptForm('shared-links');
  else saveKeptForm('shared-links', { list });
}

/** Of base64url, RFC 4648 § 5, as seals are written. */
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
  /** Deletes it. */
  token: z.string(),
  /** ISO 8601. */
  until: z.string(),
  /** Null for a visitor's. */
  userId: z._default(z.nullable(z.string()), null),
});
const keptSchema = z.object({ list: z.array(keptLinkSchema) });
const sharedSchema = z.object({
  id: z.string(),
  deletion_token: z.string(),
  expires_at: z.string(),
});
