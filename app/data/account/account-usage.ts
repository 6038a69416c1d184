import { type Answer, askData } from './answer.ts';

/** What an account holds of something, and how much it may. */
export type AccountUsage = { subject: string; used: number; allowed: number };

export function getUsage(): Promise<Answer<AccountUsage[]>> {
  return askData((client) => client.rpc('get_usage'));
}
