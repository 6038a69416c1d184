import { typeset } from '#documents/law/typeset.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';

/** Adds findings, with French typography, and sorts all of them by severity. */
export function addFindings(
  findings: readonly ReceivedFinding[],
  added: readonly ReceivedFinding[],
): ReceivedFinding[] {
  const own = added.map((finding) => ({
    ...finding,
    text: typeset(finding.text),
    action: typeset(finding.action),
  }));
  return [...findings, ...own].toSorted((a, b) => RANKS[a.severity] - RANKS[b.severity]);
}

const RANKS = { error: 0, warning: 1, info: 2 } as const;
