import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const config = readFileSync('supabase/config.toml', 'utf8');
const read = (section: string, name: string) => {
  const [, body = ''] = config.split(`\n[${section}]\n`);
  return new RegExp(`^${name} = (.*)$`, 'm').exec(body.split('\n[')[0] ?? '')?.[1];
};

test('the settings that this server relies on are pushed to a project', () => {
  // Access tokens outlive their session, so they must be short-lived; programs keep theirs for a
  // while before they refresh it.
  expect(read('auth', 'jwt_expiry')).toBe('600');
  // A code can be tried without naming its account, by many guesses in an hour.
  expect(read('auth.email', 'otp_length')).toBe('10');
  expect(read('auth.email', 'otp_expiry')).toBe('3600');
  expect(read('auth.email', 'secure_password_change')).toBe('true');
  // All visitors share one client IP at the project.
  for (const name of ['token_refresh', 'sign_in_sign_ups', 'token_verifications'])
    expect(read('auth.rate_limit', name)).toBe('10000');
});
