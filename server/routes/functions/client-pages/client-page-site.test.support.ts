import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Draft } from '#documents';
import type { FunctionEnvironment } from '#server/routes/functions/function-environment.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';

/** Functions, and what the browser of an issuer does before it gives a link. */
export async function createClientPageSite(changes: Partial<FunctionEnvironment> = {}) {
  const site = await createFunctionSite(changes);
  const { call, connect, visit } = site;

  /** A visitor reads a page; or `reader`, who is signed in. */
  function read(token: string, reader: SupabaseClient = connect()) {
    visit();
    return call(reader, 'read-client-page', { token });
  }
  return { ...site, read };
}

/** Saves and issues a document, which takes the next number of its prefix. */
export async function issueAs(
  client: SupabaseClient,
  draft: Draft,
  prefix = 'F',
): Promise<{ id: string; number: string }> {
  const id = randomUUID();
  const unnumbered = { ...draft, number: '' };
  await ask(
    client.rpc('save_document', {
      ...{ p_id: id, p_draft: unnumbered, p_raw_texts: {}, p_summary: { total: 1 }, p_base: 0 },
    }),
  );
  const [issued] = await ask<{ number: string }[]>(
    client.rpc('issue_document', { p_id: id, p_draft: unnumbered, p_prefix: prefix }),
  );
  return { id, number: issued?.number ?? '' };
}

/** Opens a page as browsers do, and returns the token of its link. */
export async function openPageOf(
  client: SupabaseClient,
  { id }: { id: string },
  { notesVisit = true, asksCode = false }: { notesVisit?: boolean; asksCode?: boolean } = {},
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const [found] = await ask<{ id: string }[]>(
    client.from('documents').select('id').eq('local_id', id),
  );
  const page = {
    token_hash: createHash('sha256').update(token).digest('base64url'),
    days: 90,
    notes_visit: notesVisit,
    asks_code: asksCode,
  };
  const changed = await ask<unknown[]>(
    client.from('client_pages').update(page).eq('document_id', found?.id).select('document_id'),
  );
  if (changed.length === 0)
    await ask(client.from('client_pages').insert({ ...page, document_id: found?.id }));
  return token;
}

export async function tie(
  client: SupabaseClient,
  from: { id: string },
  to: { id: string },
  relation: string,
): Promise<void> {
  await ask(client.from('document_links').insert({ from_id: from.id, to_id: to.id, relation }));
}

export async function pay(client: SupabaseClient, { id }: { id: string }, amount: number) {
  await ask(
    client.rpc('record_payment', {
      ...{ p_id: randomUUID(), p_document: id, p_amount: amount, p_paid_on: '2026-11-21' },
      ...{ p_means: 'transfer', p_note: '' },
    }),
  );
}

/** Stores a file and returns the name that drafts give to it. */
export async function addFile(client: SupabaseClient, mediaType: string, bytes: Buffer) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const row = { hash, media_type: mediaType, bytes: `\\x${bytes.toString('hex')}` };
  await ask(client.from('draft_files').insert(row));
  return `file:${hash}`;
}

async function ask<Data>(
  question: PromiseLike<{ data: unknown; error: { message: string } | null }>,
): Promise<Data> {
  const { data, error } = await question;
  if (error) throw new Error(error.message);
  return data as Data; // columns of our own migrations
}
