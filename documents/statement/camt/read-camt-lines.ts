import { parseXml } from '#documents/received/xml/parse-xml.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { nodesAt } from '#documents/statement/nodes-at.ts';
import type { ReadLines } from '#documents/statement/statement-line.ts';
import { refuseStatement, refuseXml } from '#documents/statement/statement-problem.ts';
import { readEntry } from './read-entry.ts';

/** Reads CAMT.053 (statements), .052 (reports) and .054 (notifications) of ISO 20022. */
export function readCamtLines(bytes: Uint8Array): ReadLines {
  const parsed = parseXml(bytes);
  if (!parsed.ok) return refuseXml(parsed.problem);
  const entries = listEntries(parsed.root);
  if (!entries) return refuseStatement('not-a-statement');
  const read = entries.flatMap(({ entry, message }) =>
    // A statement holds what is booked, whether its bank repeats it or not.
    readEntry(entry, message === 'BkToCstmrStmt' ? 'BOOK' : ''),
  );
  const lines = read.flatMap((line) => (line === 'unread' ? [] : [line]));
  return { ok: true, lines, unreadCount: read.length - lines.length };
}

/** Null when the document is of another message. */
function listEntries(root: XmlElement): { entry: XmlElement; message: string }[] | null {
  const messages = MESSAGES.filter(([message]) => nodesAt(root, message).length > 0);
  if (messages.length === 0) return null;
  return messages.flatMap(([message, part]) =>
    nodesAt(root, `${message}/${part}/Ntry`).map((entry) => ({ entry, message })),
  );
}

const MESSAGES = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrAcctRpt', 'Rpt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;
