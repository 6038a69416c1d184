import { afterAll } from 'vitest';
import type { AuthDependencies } from '#server/backend/auth/create-auth.ts';
import { createProviders } from '#server/backend/auth/providers/create-providers.ts';
import { createTestSite, ORIGIN } from './auth-site.ts';
import { openBrowser } from './browsers/browser.ts';
import { CLIENT, type ProviderPerson, startOpenIdProvider } from './open-id-provider.ts';

/** A site with sign-in by a local OpenID provider, named « keycloak ». */
export async function createProviderSite(changes: Partial<AuthDependencies> = {}) {
  const provider = await startOpenIdProvider();
  afterAll(provider.close);
  const providers = createProviders([{ name: 'keycloak', issuer: provider.issuer, ...CLIENT }]);
  const site = await createTestSite({ providers, ...changes });

  const visit = (flowType: 'pkce' | 'implicit' = 'pkce') => {
    const browser = openBrowser((url, init) => site.request(url, init), ORIGIN);
    const fetch = (input: RequestInfo | URL, init?: RequestInit) =>
      browser.ask(String(input), init);
    const client = site.connect({ flowType }, site.keys.publishable, fetch);
    /** Signs in at the provider; returns the URL where the browser lands. */
    const leave = async (person: ProviderPerson, options: { redirectTo?: string } = {}) => {
      provider.control.person = person;
      const redirectTo = options.redirectTo ?? `${ORIGIN}/retour?de=ici`;
      const { data, error } = await client.auth.signInWithOAuth({
        provider: 'keycloak',
        options: { redirectTo },
      });
      if (error) throw error;
      return browser.follow(data.url);
    };
    /** Same, then exchanges the code for a session. */
    const signIn = async (person: ProviderPerson) => {
      const landed = await leave(person);
      const code = landed.searchParams.get('code');
      if (!code) throw new Error(`Refused: ${landed.href}`);
      const { data, error } = await client.auth.exchangeCodeForSession(code);
      if (error) throw error;
      return data;
    };
    return { client, browser, leave, signIn };
  };
  return { ...site, provider, visit };
}

export function person(email: string, changes: Partial<ProviderPerson> = {}): ProviderPerson {
  return { sub: `sub of ${email}`, email, email_verified: true, name: 'Zoé Garance', ...changes };
}
