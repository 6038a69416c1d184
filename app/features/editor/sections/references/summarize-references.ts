import type { Draft } from '#documents';

export function summarizeReferences({ references }: Draft): string {
  const { quote, purchaseOrder, ...rest } = references;
  const { preceding: named = [], ...others } = rest;
  const preceding = named.filter(({ number }) => number !== '');
  const count = Object.values(others).filter(Boolean).length;
  const parts = [
    purchaseOrder && `commande ${purchaseOrder}`,
    quote?.number && `devis ${quote.number}`,
    preceding.length === 1 && `facture ${preceding[0]?.number ?? ''}`.trim(),
    preceding.length > 1 && `${preceding.length} factures`,
    count > 0 && (count === 1 ? '1 autre' : `${count} autres`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Commande, devis, contrat, marché';
}
