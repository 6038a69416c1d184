import * as z from 'zod/mini';

export type ServerConfig = z.infer<typeof configSchema>;

/** Features of the server; nothing else is offered. */
export type Capabilities = ServerConfig['capabilities'];

/** Requested once, and again when the network comes back. */
export function readServerConfig(): Promise<ServerConfig> {
  known ??= ask().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

let known: Promise<ServerConfig> | null = null;

async function ask(): Promise<ServerConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json: ${response.status}`);
  return configSchema.parse(await response.json());
}

const configSchema = z.object({
  url: z.string(),
  version: z._default(z.string(), ''),
  publishableKey: z.string(),
  /** E-mails are not sent: they show on a page of the server. */
  hasOutbox: z._default(z.boolean(), false),
  providers: z.array(z.enum(['google', 'keycloak'])),
  captcha: z.nullable(
    z.object({ provider: z.enum(['hcaptcha', 'turnstile']), siteKey: z.string() }),
  ),
  capabilities: z.object({
    recoveryCodes: z.boolean(),
    passwordProof: z.enum(['any', 'password', 'none']),
    addressProof: z.enum(['any', 'none']),
    endsAtOnce: z.boolean(),
  }),
});
