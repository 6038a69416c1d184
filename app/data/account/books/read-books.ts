import { syncOnce } from '#app/data/account/dossier/keep-in-step.ts';
import { readChain } from '#app/data/device/query-dossier.ts';
import { todayInFrance } from '#app/lib/today.ts';
import {
  type BookGaps,
  type BookSums,
  type CashedEntry,
  type ClientBalance,
  groupBySeller,
  listCashed,
  listGaps,
  listOfClient,
  listOwed,
  listSales,
  listWorthless,
  type Owed,
  type OwnSeller,
  type Period,
  sumBooks,
  sumClients,
  writeSalesJournal,
} from '#documents/books';
import { type ChainNode, type Concern, listConcerns, wordStatus } from '#documents/dossier';

/** `seller` is the key of an `OwnSeller`; all of them when empty or unknown. */
export type BooksQuestion = { period: Period; seller: string };

export type Books = BookSums & {
  owed: readonly Owed[];
  /** Changed last, newest first. */
  latest: readonly ChainNode[];
  gaps: BookGaps;
  sellers: readonly OwnSeller[];
  /** How documents name the seller that was asked for (see `partyKey`); empty for all. */
  sellerKey: string;
};

/** Reads the copy of the account on this device: no network is needed. */
export async function readBooks({ period, seller }: BooksQuestion): Promise<Books> {
  const { nodes, ...whose } = await readOfSeller(seller);
  const today = todayInFrance();
  return {
    ...sumBooks(nodes, { today, period, dayOf }),
    owed: listOwed(nodes, today),
    latest: nodes.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(0, LATEST_COUNT),
    gaps: listGaps(nodes, { period, dayOf }),
    ...whose,
  };
}

export async function readReceiptsBook({ period, seller }: BooksQuestion): Promise<CashedEntry[]> {
  await catchUp();
  return listCashed((await readOfSeller(seller)).nodes, { period, dayOf });
}

export async function readSalesJournal({ period, seller }: BooksQuestion): Promise<string[][]> {
  await catchUp();
  return writeSalesJournal(listSales((await readOfSeller(seller)).nodes, period), dayOf);
}

/** A book that leaves this device holds what others did, as far as there is a network. */
async function catchUp(): Promise<void> {
  if (navigator.onLine) await syncOnce();
}

/** `worthless`: the numbers of the sales of 0 €, which have no entry in the journal. */
export type JournalState = Pick<Books, 'gaps' | 'sellers'> & { worthless: readonly string[] };

/** The sellers to choose from, and what the journal of a period lacks. */
export async function readJournalState({ period, seller }: BooksQuestion): Promise<JournalState> {
  const { nodes, sellers } = await readOfSeller(seller);
  const worthless = listWorthless(listSales(nodes, period)).map(({ number }) => number);
  return { gaps: listGaps(nodes, { period, dayOf }), sellers, worthless };
}

/** Keys are ids of clients. */
export async function readClientBalances(): Promise<ReadonlyMap<string, ClientBalance[]>> {
  return sumClients((await readChain()).values());
}

export type ClientBooks = { balances: readonly ClientBalance[]; documents: readonly ChainNode[] };

export async function readClientBooks(id: string): Promise<ClientBooks> {
  const documents = listOfClient((await readChain()).values(), id);
  return { balances: sumClients(documents).get(id) ?? [], documents };
}

/** The French words for the status of each document; keys are ids of documents. */
export async function readStatusWords(): Promise<ReadonlyMap<string, string>> {
  const nodes = [...(await readChain()).values()];
  return new Map(nodes.map((node) => [node.id, wordStatus(node.status, node)]));
}

/** `refusedIds`: see `listConcerns`. */
export async function readConcerns({
  refusedIds,
}: {
  refusedIds: readonly string[];
}): Promise<Concern[]> {
  return listConcerns((await readChain()).values(), new Set(refusedIds));
}

async function readOfSeller(
  key: string,
): Promise<{ nodes: readonly ChainNode[]; sellers: OwnSeller[]; sellerKey: string }> {
  const nodes = [...(await readChain()).values()];
  const groups = groupBySeller(nodes);
  const sellers = [...groups.values()].flatMap(({ key, name }) => (name ? [{ key, name }] : []));
  const own = groups.get(key)?.nodes;
  return { nodes: own ?? nodes, sellers, sellerKey: own?.at(-1)?.sellerKey ?? '' };
}

function dayOf(moment: number): string {
  return todayInFrance(new Date(moment));
}

const LATEST_COUNT = 5;
