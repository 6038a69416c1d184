/**
 * What only the author of a document knows of it: it was sent, an offer was accepted or refused,
 * an invoice was paid.
 */
export type Milestone = { id: string; name: MilestoneName; markedAt: number };

export type MilestoneName = 'sent' | 'accepted' | 'refused' | 'paid';
