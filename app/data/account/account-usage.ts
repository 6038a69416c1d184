import { type Answer, askData } from './answer.ts';

/** Usage and quota of one kind of data. */
export type AccountUsage = { subject: string; used: number; allowed: number };

export function getUsage(): Promise<Answer<AccountUsage[]>> {
  return askData((client) => client.rpc('get_usage'));
}
