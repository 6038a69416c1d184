/**
 * A fact only the author knows: the document was sent, the offer accepted or refused, the invoice
 * paid.
 */
export type Milestone = { id: string; name: MilestoneName; markedAt: number };

export type MilestoneName = 'sent' | 'accepted' | 'refused' | 'paid';
