import type { ReceivedFinding } from '#documents/received/received-invoice.ts';

/** A list of one finding or none, so that checks read as a table of conditions. */
export function findingWhen(isFound: boolean, finding: ReceivedFinding): ReceivedFinding[] {
  return isFound ? [finding] : [];
}

export const ASK_CORRECTION = 'Demandez une facture corrigée à l’émetteur.';
