import { type Answer, askData } from './answer.ts';

/** Where an account is signed in. Times are ISO 8601. */
export type AccountSession = {
  id: string;
  created_at: string;
  last_used_at: string;
  /** As the browser names itself; may be empty. */
  user_agent: string;
  is_current: boolean;
};

/** The current one first, then by last use. */
export function listSessions(): Promise<Answer<AccountSession[]>> {
  return askData((client) => client.rpc('get_sessions'));
}
