import { randomUUID } from 'node:crypto';
import { samples } from '#documents/samples/samples.ts';
import type { Person } from './people.ts';

export type DeskRequest = {
  kind: string;
  /** Null once answered, else the code of the error. */
  ask: () => Promise<string | null>;
};

/** The requests of one open tab, in turn. Saves the draft that they are about. */
export async function openDesk({ client, id: userId }: Person): Promise<DeskRequest[]> {
  const id = randomUUID();
  let version = 0;
  const save = async () => {
    const { data, error, status } = await client
      .rpc('save_document', {
        p_id: id,
        p_draft: { ...DRAFT, subject: `Essai ${version}` },
        p_raw_texts: {},
        p_summary: { status: 'draft', total: null },
        p_base: version,
      })
      .single<{ version: number }>();
    if (data) version = data.version;
    return codeOfFailure(error, status);
  };
  const first = await save();
  if (first !== null) throw new Error(`save_document: ${first}`);
  return [
    { kind: 'save', ask: save },
    {
      kind: 'list',
      ask: async () => {
        const { error, status } = await client
          .from('documents')
          .select('local_id, number, status, client_name, subject, issue_date, total_including_tax')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(50);
        return codeOfFailure(error, status);
      },
    },
    {
      kind: 'read',
      ask: async () => {
        const { error, status } = await client
          .from('documents')
          .select('local_id, document_contents(draft, version)')
          .eq('user_id', userId)
          .eq('local_id', id)
          .single();
        return codeOfFailure(error, status);
      },
    },
    {
      kind: 'account',
      ask: async () => {
        const { error } = await client.auth.getUser();
        return codeOfFailure(error, error?.status ?? 0);
      },
    },
  ];
}

/** A status says more than the code of a rate limit; without an answer there is no status. */
function codeOfFailure(error: object | null, status: number): string | null {
  if (error === null) return null;
  if (status === 429) return '429';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code || (status > 0 ? String(status) : 'no_answer');
}

const DRAFT = samples.menuisier;
