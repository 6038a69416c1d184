import { type Answer, askData } from './answer.ts';

/** How much of one kind of data an account stores, and its quota. */
export type AccountUsage = { subject: string; used: number; allowed: number };

export function getUsage(): Promise<Answer<AccountUsage[]>> {
  return askData((client) => client.rpc('get_usage'));
}
