import type { ChainNode } from '../chain-node.ts';
import { textKey } from '../names/party-key.ts';
import { latinLetters } from './latin-letters.ts';

/** The auxiliary account of a client (CompAuxNum, CompAuxLib of LPF A47 A-1). */
export type ClientAccount = { number: string; name: string };

/**
 * Gives an account to the client of any of these documents, which come oldest first. A client is
 * its entry in the account, else its number and name: two syndicates under the SIREN of their
 * manager are two clients. The number comes from the oldest document of the client, so that neither
 * later documents nor a new name change it; the name is that of the newest.
 */
export function openClientAccounts(
  documents: readonly ChainNode[],
): (document: ChainNode) => ClientAccount {
  const keyOf = identifyClients(documents);
  const numbers = new Map<string, string>();
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const document of documents) {
    const key = keyOf(document);
    if (!numbers.has(key)) {
      const number = numberClient(document, { key, taken });
      taken.add(number);
      numbers.set(key, number);
    }
    names.set(key, document.buyerName);
  }
  return (document) => {
    const key = keyOf(document);
    return { number: numbers.get(key) ?? '', name: names.get(key) ?? document.buyerName };
  };
}

/** A document older than the record of its client is of it too, unless two records are alike. */
function identifyClients(documents: readonly ChainNode[]): (document: ChainNode) => string {
  const ids = new Map<string, Set<string>>();
  for (const { clientId, ...document } of documents) {
    const identity = identityOf(document);
    if (clientId) ids.set(identity, new Set([...(ids.get(identity) ?? []), clientId]));
  }
  return ({ clientId, ...document }) => {
    const identity = identityOf(document);
    const [id, ...others] = ids.get(identity) ?? [];
    return clientId ?? (id && others.length === 0 ? id : identity);
  };
}

function identityOf({ buyerKey, buyerName }: Pick<ChainNode, 'buyerKey' | 'buyerName'>): string {
  return `${buyerKey} ${textKey(buyerName)}`;
}

/** « Cycles Garance » → « CYCLESGARANC » and five characters of what identifies it. */
function numberClient(
  document: ChainNode,
  { key, taken }: { key: string; taken: ReadonlySet<string> },
): string {
  const letters = latinLetters(document.buyerName).slice(0, MAX_LETTERS) || 'CLIENT';
  let identity = identityOf(document);
  let number = letters + shorten(identity);
  while (taken.has(number)) {
    identity += ` ${key}`;
    number = letters + shorten(identity);
  }
  return number;
}

/** FNV-1a, as five digits or capitals. */
function shorten(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const short = (hash >>> 0) % 36 ** SHORT_LENGTH;
  return short.toString(36).padStart(SHORT_LENGTH, '0').toUpperCase();
}

const MAX_LETTERS = 12;
const SHORT_LENGTH = 5;
