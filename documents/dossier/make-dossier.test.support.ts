import type { Draft } from '#documents';
import { buildChain } from './build-chain.ts';
import type { ChainNode } from './chain-node.ts';
import type { DocumentLink, Relation } from './document-link.ts';
import type { Milestone } from './milestone.ts';
import type { StoredDraft } from './stored-draft.ts';

/** A dossier in memory: documents that are added, finished, linked and looked at. */
export function makeDossier(today = '2026-11-20') {
  const documents: StoredDraft[] = [];
  const links: DocumentLink[] = [];
  const milestones: Milestone[] = [];
  const add = (id: string, draft: Draft, { isUnissued = false } = {}) => {
    const issued = { completedAt: 1, issued: { draft, at: 1 } };
    documents.push({ id, draft, rawTexts: {}, updatedAt: 1, ...(isUnissued ? {} : issued) });
    return id;
  };
  const link = (from: string, to: string, relation: Relation) => {
    links.push({ key: `${from}/${to}`, from, to, relation, createdAt: links.length });
  };
  const node = (id: string): ChainNode => {
    const found = buildChain({ documents, links, milestones }, today).get(id);
    if (!found) throw new Error(`No document ${id}`);
    return found;
  };
  return { documents, links, milestones, add, link, node };
}
