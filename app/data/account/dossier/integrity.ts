import { type Answer, askData } from '#app/data/account/answer.ts';

/** Counts of verified records, and the first broken link of the chain, if any. */
export type Integrity = {
  documents: number;
  payments: number;
  broken: { kind: 'document' | 'payment'; reference: string; reason: 'changed' | 'missing' } | null;
};

export async function verifyIntegrity(): Promise<Answer<Integrity>> {
  const answer = await askData((client) => client.rpc('verify_integrity').single());
  if (!answer.ok) return answer;
  const { documents, payments, kind, reference, reason } = answer.value;
  const broken = kind === null ? null : { kind, reference, reason };
  // as the SQL function returns it
  return { ok: true, value: { documents, payments, broken: broken as Integrity['broken'] } };
}
