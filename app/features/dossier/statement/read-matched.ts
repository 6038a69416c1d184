import { dossier } from '#app/data/dossier.ts';
import { askReader, readBytes } from '#app/files/ask-reader.ts';
import { todayInFrance } from '#app/lib/today.ts';
import {
  type BankStatement,
  MAX_STATEMENT_BYTES,
  matchStatement,
  type PaymentProposal,
  type ReadStatement,
} from '#documents/statement';

/** A statement and the payments that it proposes, or in French why there is none. */
export type MatchedStatement =
  | {
      ok: true;
      statement: BankStatement;
      proposals: readonly PaymentProposal[];
      /** The documents are those of several companies. */
      hasSellers: boolean;
    }
  | { ok: false; problem: string };

/** Reads a statement on this device, and matches it with all documents; keeps nothing of it. */
export async function readMatched(file: File): Promise<MatchedStatement> {
  const read = await readInWorker(file);
  if (!read.ok) return read;
  const nodes = await dossier.listSummaries().catch(() => null);
  if (!nodes) return { ok: false, problem: NO_DOCUMENTS };
  const { statement } = read;
  const today = todayInFrance();
  // Money is noted once it has come.
  const lines = statement.lines.filter(({ date }) => date <= today);
  const hasSellers = new Set(nodes.map(({ sellerKey }) => sellerKey)).size > 1;
  return { ok: true, statement, proposals: matchStatement(lines, nodes), hasSellers };
}

/** A hostile file cannot freeze the page: its worker is ended. */
async function readInWorker(file: File): Promise<ReadStatement> {
  // One byte more tells a file that is too large.
  const bytes = await readBytes(file.slice(0, MAX_STATEMENT_BYTES + 1));
  if (!bytes) return { ok: false, problem: NOT_READABLE };
  const worker = new Worker(new URL('./statement-worker.ts', import.meta.url), { type: 'module' });
  const read = await askReader<ReadStatement>(worker, bytes, PATIENCE_MS);
  worker.terminate();
  return read ?? { ok: false, problem: NO_ANSWER };
}

const NOT_READABLE =
  'Ce fichier ne peut pas être lu. S’il a été déplacé, choisissez-le de nouveau.';
const NO_ANSWER =
  'La lecture de ce relevé n’a pas abouti. Réessayez, ou demandez à votre banque une période plus courte.';
const NO_DOCUMENTS = 'Vos documents n’ont pas pu être lus. Rechargez la page, puis réessayez.';
/** The code of the worker comes with it. */
const PATIENCE_MS = 10_000;
