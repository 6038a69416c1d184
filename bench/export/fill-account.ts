import type { Client } from 'pg';
import { createPdf } from '#documents/pdf/create-pdf.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { AS_THEY_COME, TIDY } from '../backend/large-database.ts';
import { repeatLines } from '../draft.ts';
import { TODAY } from '../ours.ts';

const draft = repeatLines(12);

/** The file of each document. */
export async function createFile(): Promise<Uint8Array> {
  const fonts = await loadFonts(['latin']);
  return createPdf({ draft: requireDraft(draft), today: TODAY, ...fonts }).bytes;
}

/** Issued invoices of twelve lines with their files, each of which differs by its last bytes. */
export async function fillAccount(
  owner: Client,
  { email, documents, bytes }: { email: string; documents: number; bytes: Uint8Array },
): Promise<void> {
  await owner.query(AS_THEY_COME);
  await owner.query(DOCUMENTS, [email, documents]);
  await owner.query(CONTENTS, [email, JSON.stringify(draft)]);
  await owner.query(FILES, [email, Buffer.from(bytes)]);
  for (const text of TIDY) await owner.query(text);
}

const DOCUMENTS = `insert into public.documents (user_id, document_type, number, status, client_name,
    subject, issue_date, due_date, total_including_tax, milestone, milestone_at, issued_at, series, chain_position, previous_hash, hash, size)
  select users.id, 'facture-tva', 'F-' || lpad(n::text, 6, '0'), 'sent', 'Cycles Garance ' || n,
    'Pose de volets', current_date - n % 365, current_date + 30 - n % 365, 1200, 'sent',
    now(), now(), '732829320 · F', n, md5(n::text) || md5(n::text), md5(n::text) || md5(n::text),
    45000
  from auth.users, generate_series(1, $2::integer) as n where email = $1`;
const CONTENTS = `insert into public.document_contents (document_id, user_id, draft)
  select documents.id, user_id, $2::jsonb || jsonb_build_object('number', number)
  from public.documents join auth.users on users.id = user_id where email = $1`;
const FILES = `insert into public.document_files (document_id, user_id, name, sha256, bytes)
  select id, user_id, 'Facture ' || number || '.pdf', encode(sha256(bytes), 'hex'), bytes
  from (
    select documents.id, user_id, number, $2::bytea || convert_to(number, 'UTF8') as bytes
    from public.documents join auth.users on users.id = user_id where email = $1
  ) as made`;
