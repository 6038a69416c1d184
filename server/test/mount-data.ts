import { createReadCaller } from '#server/backend/keys/read-caller.ts';
import { readCatalogue } from '#server/backend/rest/catalogue.ts';
import { createRest } from '#server/backend/rest/create-rest.ts';
import type { createTestSite } from './auth-site.ts';

/** Adds `/rest/v1` to a site with accounts; `now` as its accounts see it. */
export async function mountData(
  { app, keys, tokens, gateway }: Awaited<ReturnType<typeof createTestSite>>,
  now: () => Date,
): Promise<void> {
  const readCaller = createReadCaller({ keys, tokens, now });
  const catalogue = await readCatalogue(gateway);
  app.route('/rest/v1', createRest({ gateway, catalogue, readCaller }));
}
