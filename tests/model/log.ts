import { createHash } from 'node:crypto';
import type { Draft } from '#documents';
import type { MilestoneName } from '#documents/dossier';

/** What the devices acknowledged in a run. */
export type Log = {
  documents: Map<string, LoggedDocument>;
  payments: Map<string, LoggedPayment>;
  /** By id. One that was taken out on a device may be made again on another. */
  reminders: Map<string, 'made' | 'taken out'>;
  /** Each written text is another one. */
  count: number;
};

type LoggedDocument = {
  /** Texts that were saved, and that nobody who saw them replaced, discarded or issued. */
  texts: Set<string>;
  issues: { number: string; text: string }[];
  /** Marks that nobody who saw them replaced, each with the devices that set it. */
  marks: Map<Mark, Set<number>>;
  /** The document that it was made from. */
  origin: { id: string; kind: 'credit' | 'receipt' | 'other'; isOfPayment: boolean } | null;
  /** The application made it, to keep a text of another document. */
  isCopy: boolean;
  /** The device that deleted it. */
  removedBy: number | null;
};
export type Mark = MilestoneName | 'none';

type LoggedPayment = { documentId: string; amount: number; corrects: string | null };

export function createLog(): Log {
  return { documents: new Map(), payments: new Map(), reminders: new Map(), count: 0 };
}

export function logNew(
  log: Log,
  { id, text, origin = null }: { id: string; text: string; origin?: LoggedDocument['origin'] },
): void {
  const texts = new Set([text]);
  log.documents.set(id, {
    texts,
    issues: [],
    marks: new Map(),
    origin,
    ...{ isCopy: false, removedBy: null },
  });
}

/** The entry of a document; one that no command made is a copy. */
export function entryOf(log: Log, id: string): LoggedDocument {
  const known = log.documents.get(id);
  if (known) return known;
  const entry = {
    ...{ texts: new Set<string>(), issues: [], marks: new Map(), origin: null },
    ...{ isCopy: true, removedBy: null },
  };
  log.documents.set(id, entry);
  return entry;
}

/** Who saw a text issued it, discarded it or replaced it. */
export function settleText(log: Log, id: string, text: string): void {
  const { texts, isCopy } = entryOf(log, id);
  texts.delete(text);
  if (isCopy) for (const other of log.documents.values()) other.texts.delete(text);
}

/** A device replaced the mark that it showed. */
export function logMark(
  log: Log,
  id: string,
  { from, to, by }: { from: Mark; to: Mark; by: number },
): void {
  const { marks } = entryOf(log, id);
  const owners = marks.get(from);
  // A mark that two devices set apart stays the other’s.
  if (owners?.has(by) && owners.size > 1) owners.delete(by);
  else marks.delete(from);
  marks.set(to, new Set([...(marks.get(to) ?? []), by]));
}

/** A draft but for its number, as short words and a hash. */
export function textOf({ number: _given, ...draft }: Draft): string {
  const hash = createHash('sha256').update(writeSorted(draft)).digest('hex').slice(0, 6);
  const [line] = draft.lines;
  const name = line && 'name' in line ? line.name : draft.kind;
  return `« ${name}, ${draft.buyer.name}, ${draft.issueDate} » (${hash})`;
}

function writeSorted(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
