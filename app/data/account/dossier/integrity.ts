import { type Answer, askData } from '#app/data/account/answer.ts';

/** How much was verified, and the first break of a chain, if there is one. */
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
  return { ok: true, value: { documents, payments, broken: broken as Integrity['broken'] } }; // as the function writes them
}
