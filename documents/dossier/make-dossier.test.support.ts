import type { Draft } from '#documents';
import { buildChain } from './build-chain.ts';
import type { Chain, ChainNode } from './chain-node.ts';
import type { DocumentLink, Relation } from './document-link.ts';
import { type FollowUpSource, openSource } from './follow-ups/follow-up-source.ts';
import type { Milestone } from './milestone.ts';
import type { Payment } from './payments/payment.ts';
import type { RecordIds } from './record-ids.ts';
import type { StoredDraft } from './stored-draft.ts';
import { summarize } from './summarize.ts';

type Added = RecordIds & { isUnissued?: boolean; issuedAt?: number };

/** An in-memory dossier with operations to add, finish, link and inspect documents. */
export function makeDossier(today = '2026-11-20') {
  const documents: StoredDraft[] = [];
  const links: DocumentLink[] = [];
  const milestones: Milestone[] = [];
  const payments: Payment[] = [];
  /** Adds a document, or changes it. */
  const add = (
    id: string,
    draft: Draft,
    { isUnissued = false, issuedAt: at = 1, ...ids }: Added = {},
  ) => {
    const known = documents.findIndex((one) => one.id === id);
    const issued = isUnissued ? {} : { completedAt: at, issued: { draft, at } };
    const stored = { id, draft, rawTexts: {}, updatedAt: 1, ...issued, ...ids };
    documents.splice(known < 0 ? documents.length : known, known < 0 ? 0 : 1, stored);
    return id;
  };
  const link = (from: string, to: string, relation: Relation, paymentId?: string) => {
    const key = `${from}/${to}`;
    const ofPayment = paymentId === undefined ? {} : { paymentId };
    links.push({ key, from, to, relation, createdAt: links.length, ...ofPayment });
  };
  const chain = (): Chain =>
    buildChain({ summaries: documents.map(summarize), links, milestones, payments }, today);
  const node = (id: string): ChainNode => {
    const found = chain().get(id);
    if (!found) throw new Error(`No document ${id}`);
    return found;
  };
  const get = (id: string) => Promise.resolve(documents.find((one) => one.id === id) ?? null);
  const source = async (id: string): Promise<FollowUpSource> => {
    const found = await openSource(node(id), get);
    if (!found) throw new Error(`No document ${id}`);
    return found;
  };
  return { documents, links, milestones, payments, add, link, chain, node, source };
}
