import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type ProviderPerson = Record<string, unknown> & { sub: string };

/**
 * A local OpenID provider (OpenID Connect Core 1.0, Discovery 1.0, RFC 6749, 7636, 9207). `control`
 * sets the person who signs in and the provider’s lies.
 */
export async function startOpenIdProvider() {
  const genuine = await makeKey('genuine');
  const forged = await makeKey('genuine');
  const control: Control = {
    person: { sub: 'nobody' },
    claims: {},
    isForged: false,
    algorithm: 'RS256',
    refusal: null,
    document: {},
    isDown: false,
  };
  const grants = new Map<string, Grant>();
  const seen = { leaving: new URLSearchParams(), discoveries: 0 };
  const app = new Hono();

  app.use((context, next) => (control.isDown ? Promise.resolve(context.text('', 503)) : next()));
  app.get('/realms/maison/.well-known/openid-configuration', (context) => {
    seen.discoveries += 1;
    return context.json({
      issuer,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      authorization_response_iss_parameter_supported: true,
      ...control.document,
    });
  });
  app.get('/keys', (context) => context.json({ keys: [genuine.publicKey] }));

  app.get('/authorize', (context) => {
    const query = new URL(context.req.url).searchParams;
    seen.leaving = query;
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('iss', issuer);
    if (control.refusal) back.searchParams.set('error', control.refusal);
    else {
      const code = randomUUID();
      const challenge = query.get('code_challenge') ?? '';
      const nonce = query.get('nonce') ?? '';
      grants.set(code, {
        challenge,
        nonce,
        redirectUri: query.get('redirect_uri') ?? '',
        person: control.person,
      });
      back.searchParams.set('code', code);
    }
    return context.redirect(back.href, 302);
  });

  app.post('/token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (!isClient(context)) return context.json({ error: 'invalid_client' }, 401);
    const shown = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || shown !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri)
      return context.json({ error: 'invalid_grant' }, 400);
    const idToken = await sign(grant);
    return context.json({
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken,
    });
  });

  const sign = ({ person, nonce }: Grant) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: CLIENT.clientId,
      iat: now,
      exp: now + 300,
      nonce,
      ...person,
      ...control.claims,
    };
    const token = new SignJWT(claims).setProtectedHeader({
      alg: control.algorithm,
      kid: 'genuine',
    });
    // An attack: a token signed with the shared secret.
    if (control.algorithm === 'HS256') return token.sign(new TextEncoder().encode(CLIENT.secret));
    return token.sign((control.isForged ? forged : genuine).privateKey);
  };

  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}/realms/maison`;
  const close = async () => {
    server.close();
    await once(server, 'close');
  };
  return { issuer, control, seen, close };
}

type Control = {
  person: ProviderPerson;
  /** Override claims of ID tokens. */
  claims: Record<string, unknown>;
  isForged: boolean;
  algorithm: 'RS256' | 'HS256';
  /** Refuses everyone: « access_denied ». */
  refusal: string | null;
  /** Override fields of the discovery document. */
  document: Record<string, unknown>;
  isDown: boolean;
};

type Grant = { challenge: string; nonce: string; redirectUri: string; person: ProviderPerson };

/** With characters that a form encodes. */
export const CLIENT = { clientId: 'facturier:essais', secret: 'un secret+/=&é' };

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    privateKey,
    publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

function isClient(context: Context): boolean {
  const given = /^Basic (\S+)$/.exec(context.req.header('Authorization') ?? '')?.[1] ?? '';
  const [id, secret] = Buffer.from(given, 'base64').toString().split(':').map(decode);
  return id === CLIENT.clientId && secret === CLIENT.secret;
}

/** RFC 6749, appendix B. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
