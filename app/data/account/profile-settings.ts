import { type Answer, askData } from './answer.ts';

export type ProfileSettings = {
  first_name: string | null;
  last_name: string | null;
  newsletter_consent: boolean;
  /** ISO 8601; null without consent. */
  newsletter_consent_at: string | null;
  /** When news was asked for at sign-up, until a link or the account page confirms it. */
  newsletter_asked_at: string | null;
  /** When the message of welcome last left; null when none is known. */
  welcomed_at: string | null;
};

export function getProfileSettings(userId: string): Promise<Answer<ProfileSettings>> {
  return askData((client) =>
    client.from('profiles').select(COLUMNS).eq('user_id', userId).single(),
  );
}

export function saveProfileSettings(
  userId: string,
  change: Partial<Pick<ProfileSettings, 'first_name' | 'last_name' | 'newsletter_consent'>>,
): Promise<Answer<ProfileSettings>> {
  return askData((client) =>
    client.from('profiles').update(change).eq('user_id', userId).select(COLUMNS).single(),
  );
}

const COLUMNS =
  'first_name, last_name, newsletter_consent, newsletter_consent_at, newsletter_asked_at, welcomed_at';
