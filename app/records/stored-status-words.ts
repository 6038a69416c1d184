/** The status column of the database, in French. */
export const STORED_STATUS_WORDS: Readonly<Record<string, string>> = {
  draft: 'Brouillon',
  issued: 'Émis',
  sent: 'Envoyé',
  seen: 'Vu',
  part_paid: 'Payé en partie',
  paid: 'Payé',
  cancelled: 'Annulé par avoir',
  replaced: 'Remplacé',
  accepted: 'Accepté',
  refused: 'Refusé',
  invoiced: 'Facturé',
};
