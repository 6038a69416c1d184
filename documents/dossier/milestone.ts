/** A fact only the author knows: document sent, offer accepted or refused, invoice paid. */
export type Milestone = { id: string; name: MilestoneName; markedAt: number };

export type MilestoneName = 'sent' | 'accepted' | 'refused' | 'paid';
