import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findWwwAddress } from '#app/lib/addresses/find-www-address.ts';
import { looksLegacy } from '#app/lib/addresses/looks-legacy.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { site } from '#content/site.ts';
import { sendWhatWaits } from './send-what-waits.ts';

/** What every page checks of its address, and sends of what waits; once, in the root. No view. */
export function StartUp() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The address: the server redirects too, but not what was prerendered and is served by others.
  useEffect(() => {
    const address = findWwwAddress(window.location.href, site.origin);
    if (address) window.location.replace(address);
  }, []);
  // The network: what waits for it.
  useEffect(() => sendWhatWaits(), []);
  useEffect(() => {
    if (!looksLegacy({ pathname, search })) return;
    fetchPart(() => import('#app/lib/addresses/find-legacy-address.ts'))
      .then(({ findLegacyAddress }) => findLegacyAddress({ pathname, search }))
      .then((target) => target && navigate(target, { replace: true }));
  }, [pathname, search, navigate]);
  return null;
}
