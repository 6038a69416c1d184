import type { SupabaseClient } from '@supabase/supabase-js';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  createClientPageSite,
  issueAs,
  openPageOf,
} from '#server/routes/functions/client-pages/client-page-site.test.support.ts';

export const ISSUER = 'lefevre@exemple.fr';
export const BUYER = 'garance@exemple.fr';

/** Two options, then two variants, after the lines of the offer. */
const sample = requireDraft(samples['devis-agence-web']);
export const quoteDraft: Draft = {
  ...{ ...sample, validUntil: '2099-12-31' },
  buyer: { ...sample.buyer, email: ` ${BUYER.toUpperCase()} ` },
};
export const FIRST_OPTION = sample.lines.findIndex(({ kind }) => kind === 'option');

export type GivenQuote = { id: string; number: string; token: string; hash: string };

/** Functions, an issuer, and what the pages of their quotes ask. */
export async function createQuoteSite() {
  const site = await createClientPageSite();
  const { call, connect, emailsTo, visit } = site;
  const { client, user } = await site.join(ISSUER);

  async function give({
    draft = quoteDraft,
    asksCode = false,
    issuer = client,
  }: {
    draft?: Draft;
    asksCode?: boolean;
    issuer?: SupabaseClient;
  } = {}): Promise<GivenQuote> {
    const document = await issueAs(issuer, draft, 'D');
    const token = await openPageOf(issuer, document, { asksCode, notesVisit: false });
    const { answering } = (await site.read(token)).body;
    return { ...document, token, hash: answering?.content_hash ?? '' };
  }

  /** From another network each time. */
  function ask(name: string, body: object) {
    visit();
    return call(connect(), name, body);
  }
  const answer = ({ token, hash }: GivenQuote, change: object = {}) =>
    ask('answer-quote', {
      ...{ token, verdict: 'accepted', name: 'Zoé Martin', choices: [], content_hash: hash },
      ...change,
    });
  const refuse = (quote: GivenQuote, change: object = {}) =>
    answer(quote, { verdict: 'refused', ...change });
  const sendCode = ({ token }: { token: string }) => ask('send-answer-code', { token });
  const lastCode = (to = BUYER) => emailsTo(to).at(-1)?.code ?? '';
  const markOf = async ({ id }: { id: string }) => {
    const { data } = await client
      .from('documents')
      .select('milestone, updated_at')
      .eq('local_id', id)
      .single();
    return data;
  };
  return { ...site, client, user, give, ask, answer, refuse, sendCode, lastCode, markOf };
}

export function refusal(status: number, code: string) {
  return { status, body: { code } };
}
