import { type Answer, askData } from './answer.ts';

/** What users say about themselves. */
export type ProfileSettings = {
  first_name: string | null;
  last_name: string | null;
  newsletter_consent: boolean;
  /** ISO 8601; null without consent. */
  newsletter_consent_at: string | null;
  /** When the sign-up asked for news, until a link or the box of the account confirms it. */
  newsletter_asked_at: string | null;
};

export function getProfileSettings(userId: string): Promise<Answer<ProfileSettings>> {
  return askData((client) =>
    client.from('profiles').select(COLUMNS).eq('user_id', userId).single(),
  );
}

/** Gives the profile as it is kept. */
export function saveProfileSettings(
  userId: string,
  change: Partial<Pick<ProfileSettings, 'first_name' | 'last_name' | 'newsletter_consent'>>,
): Promise<Answer<ProfileSettings>> {
  return askData((client) =>
    client.from('profiles').update(change).eq('user_id', userId).select(COLUMNS).single(),
  );
}

const COLUMNS =
  'first_name, last_name, newsletter_consent, newsletter_consent_at, newsletter_asked_at';
