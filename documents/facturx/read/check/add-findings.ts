import type { ReceivedFinding } from '#documents/facturx/read/received-invoice.ts';
import { typeset } from '#documents/law/typeset.ts';

/** More findings about an invoice, typeset, in their place: the gravest first. */
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
