import { randomUUID } from 'node:crypto';
import { computeTotals, type Draft } from '#documents';
import type { DocumentLink, StoredDraft } from '#documents/dossier';
import { addDays } from '#documents/model/dates/calendar.ts';
import type { Kept } from '../dossier/documents.ts';
import { keepDocument } from './keep-document.ts';
import type { Ask } from './request.ts';

/**
 * An account of `documents.drafts`, over five years up to `today`: one company, a client for each
 * name, products of the lines; then each document in its order, payments of two invoices in three,
 * marks, a reminder for one in ten, and the links of quotes, deposits, receipts and credit notes.
 */
export async function keepAccount(
  ask: Ask,
  { documents, today }: { documents: Kept; today: string },
): Promise<void> {
  const { drafts, links } = documents;
  const dated = drafts.map((stored, place) => redate(stored, { place, drafts, today }));
  const companyId = await addCompany(ask, dated);
  const clients = await addClients(ask, dated);
  await addProducts(ask, dated);
  for (const [place, { id, draft, isIssued }] of dated.entries()) {
    const clientId = clients.get(draft.buyer.name);
    await keepDocument(ask, { id, draft, isIssued, companyId, ...(clientId && { clientId }) });
    if (isIssued) await follow(ask, { id, draft, place });
  }
  await addLinks(ask, links);
}

type Dated = { id: string; draft: Draft; isIssued: boolean };

/** On days in the order of the numbers. */
function redate(
  { id, draft, issued }: StoredDraft,
  { place, drafts, today }: { place: number; drafts: readonly StoredDraft[]; today: string },
): Dated {
  const issueDate = addDays(
    today,
    -Math.round((YEARS * 365 * (drafts.length - place)) / drafts.length),
  );
  const dueDate = draft.dueDate ? addDays(issueDate, 30) : draft.dueDate;
  return { id, draft: { ...draft, issueDate, dueDate }, isIssued: issued !== undefined };
}

async function addCompany(ask: Ask, dated: readonly Dated[]): Promise<string> {
  const id = randomUUID();
  const { seller } = requireFirst(dated).draft;
  const { style } = dated.find(({ draft }) => draft.style.logo)?.draft ?? requireFirst(dated).draft;
  await ask('/rest/v1/companies', {
    body: { id, name: seller.name, city: seller.address.city, seller, style },
  });
  return id;
}

async function addClients(ask: Ask, dated: readonly Dated[]): Promise<Map<string, string>> {
  const buyers = new Map(dated.map(({ draft }) => [draft.buyer.name, draft.buyer]));
  const rows = [...buyers].map(([name, buyer]) => ({
    id: randomUUID(),
    name,
    email: buyer.email || 'client@exemple.fr',
    billing_city: buyer.address.city,
    buyer,
  }));
  await ask('/rest/v1/clients', { body: rows });
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function addProducts(ask: Ask, dated: readonly Dated[]): Promise<void> {
  const names = new Set(
    dated.flatMap(({ draft }) =>
      draft.lines.flatMap((line) => (line.kind === 'item' && line.name ? [line.name] : [])),
    ),
  );
  const rows = [...names].slice(0, MOST_PRODUCTS).map((description, place) => ({
    description: description.slice(0, 500),
    reference: `REF-${place}`,
    unit_price_excluding_tax: 10 + place,
    vat_rate: 20,
  }));
  await ask('/rest/v1/products', { body: rows });
}

/** Records the payment, the mark and perhaps a reminder of an issued document. */
async function follow(
  ask: Ask,
  { id, draft, place }: { id: string; draft: Draft; place: number },
): Promise<void> {
  const isInvoice = draft.kind === 'facture-tva';
  await ask(`/rest/v1/documents?local_id=eq.${id}`, {
    method: 'PATCH',
    body: { milestone: 'sent' },
  });
  if (isInvoice && place % 10 === 0)
    await ask('/rest/v1/document_reminders', {
      body: { document_id: id, made_on: draft.issueDate, level: 'friendly' },
    });
  if (!isInvoice || place % 3 === 0) return;
  const total = computeTotals(draft).payableAmount / 100;
  if (total <= 0) return;
  await ask('/rest/v1/rpc/record_payment', {
    body: { p_id: randomUUID(), p_document: id, p_amount: total, p_paid_on: draft.issueDate },
  });
  await ask('/rest/v1/rpc/tell_statuses', { body: { p_statuses: { [id]: 'paid' } } });
}

async function addLinks(ask: Ask, links: readonly DocumentLink[]): Promise<void> {
  const rows = links.map(({ from, to, relation }) => ({ from_id: from, to_id: to, relation }));
  if (rows.length > 0) await ask('/rest/v1/document_links', { body: rows });
}

function requireFirst(dated: readonly Dated[]): Dated {
  const [first] = dated;
  if (!first) throw new Error('An account of no document is not filled');
  return first;
}

const YEARS = 5;
const MOST_PRODUCTS = 40;
