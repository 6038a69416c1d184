import type { Client } from 'pg';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { buildDraft, repeatLines } from '../draft.ts';
import { keepDocument } from './keep-document.ts';
import type { Ask } from './request.ts';

/** Bytes of a document: its text, what the database keeps of it, its file, what it carries. */
export type KindSize = {
  name: string;
  text: number;
  content: number;
  file: number;
  carried: number;
};

export async function measureKinds(ask: Ask, owner: Client, today: string): Promise<KindSize[]> {
  for (const [place, [, draft]] of KINDS.entries())
    await keepDocument(ask, {
      id: `kind-${place}`,
      draft: { ...requireDraft(draft), issueDate: today },
      isIssued: true,
    });
  const { rows } = await owner.query<Omit<KindSize, 'name'> & { place: number }>(SIZES);
  return rows.map(({ place, ...sizes }) => ({ name: KINDS[place]?.[0] ?? '', ...sizes }));
}

const KINDS: readonly (readonly [string, DraftInput])[] = [
  ['an invoice of four lines', samples.menuisier],
  ['twelve lines', repeatLines(12)],
  ['with a logo', samples['menuisier-avec-logo']],
  ['a quote', samples['devis-agence-web']],
  ['a receipt', samples['recu-factures']],
  ['a rent', samples['quittance-appartement']],
  ['a credit note', samples['avoir-total']],
  ['a hundred lines', repeatLines(100)],
  ['a thousand lines', repeatLines(1000)],
  ['a thousand hard lines', buildDraft('works')],
];
const SIZES = `select substr(local_id, 6)::integer as place, contents.size as text,
    pg_column_size(contents.draft)::integer as content, pg_column_size(files.bytes)::integer as file,
    coalesce((
      select sum(kept.size) from private.draft_file_uses as uses
      join public.draft_files as kept on kept.user_id = uses.user_id and kept.hash = uses.hash
      where uses.document_id = documents.id
    ), 0)::integer as carried
  from public.documents join public.document_contents as contents on contents.document_id = documents.id
  join public.document_files as files on files.document_id = documents.id
  where local_id like 'kind-%' order by 1`;
