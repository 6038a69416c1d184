import type { ReceivedFinding } from '#documents/facturx/read/received-invoice.ts';

/** A list of one finding, or empty: checks read as a table of conditions. */
export function findingWhen(isFound: boolean, finding: ReceivedFinding): ReceivedFinding[] {
  return isFound ? [finding] : [];
}

/** What to ask of the issuer, by far the most frequent advice. */
export const ASK_CORRECTION = 'Demandez une facture corrigée à l’émetteur.';
