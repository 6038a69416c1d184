import { type Answer, askData } from '#app/data/account/answer.ts';
import { readNumeric, toNumeric } from '#app/data/account/dossier/remote-documents.ts';
import { readPages } from '#app/data/account/read-pages.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import type { DocumentLink } from '#documents/dossier';

/** Links to and from these documents. */
export async function readLinks(ids: readonly string[]): Promise<Answer<DocumentLink[]>> {
  const rows: LinkRow[] = [];
  for (;;) {
    const page = await readLinkPage(ids, rows.length);
    if (!page.ok) return page;
    rows.push(...page.value.rows);
    if (page.value.rows.length === 0 || rows.length >= page.value.total) break;
  }
  return { ok: true, value: rows.map(readLink) };
}

/** The documents that a credit lowers, thousands of them at most. */
export async function listLowered(): Promise<Answer<string[]>> {
  const read = await readPages<{ key: string; to_id: string }>((last, limit) =>
    askData((client) => {
      const asked = client
        .from('document_links')
        .select('key, to_id')
        .eq('user_id', ownId())
        .not('set_off', 'is', null)
        .order('key')
        .limit(limit);
      return last ? asked.gt('key', last.key) : asked;
    }),
  );
  return read.ok ? { ok: true, value: [...new Set(read.value.map((row) => row.to_id))] } : read;
}

function readLinkPage(ids: readonly string[], start: number) {
  const list = ids.join(',');
  return askData(async (client) => {
    const { data, count, error, status } = await client
      .from('document_links')
      .select('from_id, to_id, relation, deleted, made_at, payment_id, set_off', { count: 'exact' })
      .eq('user_id', ownId())
      .or(`from_id.in.(${list}),to_id.in.(${list})`)
      .order('from_id')
      .order('to_id')
      .range(start, start + MAX_LINKS - 1);
    return { data: { rows: data ?? [], total: count ?? 0 }, error, status };
  });
}

function readLink(row: LinkRow): DocumentLink {
  return {
    key: `${row.from_id}/${row.to_id}`,
    from: row.from_id,
    to: row.to_id,
    relation: row.relation as DocumentLink['relation'], // a constraint of the table
    createdAt: Date.parse(row.made_at),
    ...(row.payment_id !== null && { paymentId: row.payment_id }),
    ...(row.set_off !== null && { setOff: readNumeric(row.set_off) }),
    // as it was sent
    ...(row.deleted !== null && { deleted: row.deleted as DocumentLink['deleted'] }),
  } as DocumentLink; // `deleted` is left out when null
}

type LinkRow = {
  from_id: string;
  to_id: string;
  relation: string;
  deleted: unknown;
  made_at: string;
  payment_id: string | null;
  set_off: number | null;
};

/** Adds a link, or tells what it has become: an end that was deleted leaves its name. */
export async function saveLink(link: DocumentLink): Promise<Answer<unknown>> {
  const added = await addLink(link);
  if (!added.ok || added.value.length > 0) return added;
  const { from, to, relation, deleted = null } = link;
  return askData((client) =>
    client
      .from('document_links')
      .update({ relation, deleted: deleted as never, set_off: writeSetOff(link) }) // plain JSON
      .eq('user_id', ownId())
      .eq('from_id', from)
      .eq('to_id', to)
      .select('from_id'),
  );
}

function addLink({ from, to, createdAt, ...link }: DocumentLink) {
  const { relation, deleted = null, paymentId: payment_id = null } = link;
  const row = { relation, payment_id, set_off: writeSetOff(link), deleted: deleted as never }; // plain JSON
  return askData((client) =>
    client
      .from('document_links')
      .upsert(
        { from_id: from, to_id: to, made_at: new Date(createdAt).toISOString(), ...row },
        { onConflict: 'user_id,from_id,to_id', ignoreDuplicates: true },
      )
      .select('from_id'),
  );
}

export function removeLink(key: string) {
  const [from = '', to = ''] = key.split('/');
  return askData((client) =>
    client
      .from('document_links')
      .delete()
      .eq('user_id', ownId())
      .eq('from_id', from)
      .eq('to_id', to)
      .select('from_id'),
  );
}

function writeSetOff({ setOff }: Pick<DocumentLink, 'setOff'>): number | null {
  return setOff === undefined ? null : toNumeric(setOff);
}

const MAX_LINKS = 1000;
