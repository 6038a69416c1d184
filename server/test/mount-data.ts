import { createReadCaller } from '#server/backend/keys/read-caller.ts';
import { readCatalogue } from '#server/backend/rest/catalogue.ts';
import { createRest } from '#server/backend/rest/create-rest.ts';
import type { createTestSite } from './auth-site.ts';

/** Adds `/rest/v1` to a site with accounts, on the same clock. */
export async function mountData({
  app,
  keys,
  tokens,
  gateway,
  clock,
}: Awaited<ReturnType<typeof createTestSite>>): Promise<void> {
  const readCaller = createReadCaller({ keys, tokens, now: () => clock.now });
  const catalogue = await readCatalogue(gateway);
  app.route(
    '/rest/v1',
    createRest({ gateway, catalogue, readCaller, clientIpOf: () => '192.0.2.1' }),
  );
}
