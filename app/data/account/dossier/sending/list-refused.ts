import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { stampOfDraft, stampOfLink } from '#app/data/account/dossier/stamps.ts';
import type {
  Refusal,
  RefusedDocument,
  RefusedPart,
} from '#app/data/account/dossier/sync-state.ts';
import { mentionOf } from '#documents/dossier';
import { REMOVED } from './push-links.ts';
import { SENT_AS_MADE } from './push-payments.ts';
import { MADE, TAKEN_OUT } from './push-reminders.ts';
import { forgetRefusal, readRefusals } from './refusals.ts';
import { readUnsentStamp } from './unsent-documents.ts';

/** What the account refuses, by document, as long as it stays as it was refused. */
export async function listRefused(): Promise<Map<string, RefusedDocument>> {
  const refused = new Map<string, RefusedDocument>();
  for (const { key, stamp, code } of await readRefusals()) {
    const [part, id] = splitKey(key);
    const current = await CURRENT[part](id);
    if (current?.stamp !== stamp) await forgetRefusal(key);
    else await add(refused, current.documentId, { part, code });
  }
  return refused;
}

/** Tries again what was refused of a document, or of all. */
export async function forgetRefused(documentId: string | null): Promise<void> {
  for (const { key } of await readRefusals()) {
    const [part, id] = splitKey(key);
    const current = await CURRENT[part](id);
    if (documentId === null || current?.documentId === documentId) await forgetRefusal(key);
  }
}

async function add(
  refused: Map<string, RefusedDocument>,
  id: string,
  refusal: Refusal,
): Promise<void> {
  const found = refused.get(id);
  const draft = found ? null : (await (await openKept()).get('drafts', id))?.draft;
  const named = found ?? {
    ...{ id, kind: draft?.kind ?? null, name: draft ? mentionOf(draft) : '', refusals: [] },
  };
  refused.set(id, { ...named, refusals: [...named.refusals, refusal] });
}

/** The keys are ours (`noteRefusal`). */
function splitKey(key: string): [RefusedPart, string] {
  const end = key.indexOf('/');
  return [key.slice(0, end) as RefusedPart, key.slice(end + 1)];
}

/** The document of a change that waits, and the stamp of the change as it is now. */
type Current = { documentId: string; stamp: string } | null;

const CURRENT: Readonly<Record<RefusedPart, (id: string) => Promise<Current>>> = {
  doc: async (id) => {
    const stamp = await readUnsentStamp(id, await (await openKept()).get('synced', `doc/${id}`));
    return stamp === null ? null : { documentId: id, stamp };
  },
  deletion: async (id) => {
    const stored = await (await openKept()).get('drafts', id);
    return stored ? { documentId: id, stamp: stampOfDraft(stored) } : null;
  },
  link: async (key) => {
    const link = await (await openKept()).get('links', key);
    // A key is « from/to »: what follows says it.
    const documentId = key.slice(key.indexOf('/') + 1);
    return { documentId, stamp: link ? stampOfLink(link) : REMOVED };
  },
  mark: async (id) => {
    const mark = await (await openKept()).get('milestones', id);
    return { documentId: id, stamp: mark?.name ?? '' };
  },
  payment: async (id) => {
    const payment = await (await openKept()).get('payments', id);
    return payment?.isWaiting ? { documentId: payment.documentId, stamp: SENT_AS_MADE } : null;
  },
  reminder: async (id) => {
    const [documentId = ''] = id.split('/');
    const made = await (await openKept()).get('reminders', id);
    return { documentId, stamp: made ? MADE : TAKEN_OUT };
  },
  file: async (id) => {
    const waits = await (await openKept()).get('synced', `file/${id}`);
    return waits ? { documentId: id, stamp: '' } : null;
  },
};
