import { type Answer, askData } from './answer.ts';

/** Times are ISO 8601. */
export type AccountSession = {
  id: string;
  created_at: string;
  last_used_at: string;
  /** The raw User-Agent header; may be empty. */
  user_agent: string;
  is_current: boolean;
};

/** The current one first, then by last use. */
export function listSessions(): Promise<Answer<AccountSession[]>> {
  return askData((client) => client.rpc('get_sessions'));
}
