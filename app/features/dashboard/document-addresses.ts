/**
 * « Mes documents » with the filters of each question, and those of one seller (see `partyKey`)
 * unless it is empty.
 */
export function documentAddresses(sellerKey: string) {
  const write = (filters: readonly (readonly [name: string, value: string])[]) => {
    const query = new URLSearchParams(filters.map((filter) => [...filter]));
    if (sellerKey !== '') query.set('entreprise', sellerKey);
    return query.size === 0 ? '/documents' : `/documents?${query}`;
  };
  return {
    all: write([]),
    unpaid: write(UNPAID),
    waiting: write([QUOTE, ...listStatuses('emis', 'envoye')]),
    accepted: write([QUOTE, ...listStatuses('accepte')]),
    toInvoice: write([QUOTE, ...listStatuses('accepte', 'facture')]),
    drafts: write(listStatuses('brouillon')),
  };
}

function listStatuses(...names: readonly string[]) {
  return names.map((name) => ['statut', name] as const);
}

const QUOTE = ['nature', 'devis'] as const;

/** Invoices that are not paid, oldest first: each has its reminder. */
const UNPAID = [
  ['nature', 'facture-tva'],
  ['nature', 'facture-auto-entrepreneur'],
  ...listStatuses('emis', 'envoye', 'paye-en-partie', 'credite-en-partie'),
  ['tri', '+date'],
] as const;
