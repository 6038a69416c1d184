import { readReceiptsBook } from '#app/data/account/books/read-books.ts';
import { dossier } from '#app/data/dossier.ts';
import type { ChainEnd, ChainNode } from '#documents/dossier';
import {
  listFollowUps,
  listMilestones,
  outstandingAmount,
  owedBackAmount,
} from '#documents/dossier';
import { computeInvoiceAmounts } from '#documents/dossier/amounts-due.ts';

/** All that a device shows of its documents, by id. */
export async function takePicture() {
  const summaries = await dossier.listSummaries();
  const cashed = await sumCashed();
  const shown = await Promise.all(summaries.map(({ id }) => pictureOf(id, cashed)));
  return shown.filter((one) => one !== null).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What the book of receipts has of each document, in cents. */
async function sumCashed(): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  for (const { id, amount } of await readReceiptsBook({ period: ALWAYS, seller: '' }))
    sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}

async function pictureOf(id: string, cashed: ReadonlyMap<string, number>) {
  const [stored, node] = [await dossier.get(id), await dossier.getNode(id)];
  if (!stored || !node) return null;
  const { received } = computeInvoiceAmounts(node);
  return {
    id,
    draft: stored.draft,
    rawTexts: stored.rawTexts,
    issued: stored.issued ?? null,
    isFinished: stored.completedAt !== undefined,
    status: node.status.name,
    mark: node.milestone,
    markedAt: node.markedAt,
    due: outstandingAmount(node),
    owedBack: owedBackAmount(node),
    received,
    cashed: cashed.get(id) ?? 0,
    payments: node.payments
      .map(({ id: payment, amount, paidOn, corrects }) => ({
        id: payment,
        amount,
        paidOn,
        corrects,
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    reminders: node.reminders.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    links: linksOf(node),
    /** The payment that a receipt is of. */
    receiptOf: node.origins.find(({ relation }) => relation === 'receipt')?.paymentId ?? null,
    /** What the screen offers to do next. */
    offers: {
      marks: listMilestones(node),
      followUps: listFollowUps(node)
        .filter(({ source }) => source.id === id)
        .map(({ followUp }) => followUp),
    },
  };
}

function linksOf({ origins, followers }: ChainNode) {
  const name = (way: string) => (end: ChainEnd) =>
    `${way} ${end.relation} ${end.id}${end.node ? '' : ` ${JSON.stringify(end.deleted)}`}`;
  return [...origins.map(name('from')), ...followers.map(name('to'))].sort();
}

const ALWAYS = { from: '0000-01-01', to: '9999-12-31' };
