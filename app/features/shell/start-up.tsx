import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findWwwAddress } from '#app/lib/addresses/find-www-address.ts';
import { looksLegacy } from '#app/lib/addresses/looks-legacy.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { site } from '#content/site.ts';

/** What every page checks of its own address; once, in the root. It shows nothing. */
export function StartUp() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The address: the server redirects too, but not what was prerendered and is served by others.
  useEffect(() => {
    const address = findWwwAddress(window.location.href, site.origin);
    if (address) window.location.replace(address);
  }, []);
  useEffect(() => {
    if (!looksLegacy({ pathname, search })) return;
    fetchPart(() => import('#app/lib/addresses/find-legacy-address.ts'))
      .then(({ findLegacyAddress }) => findLegacyAddress({ pathname, search }))
      .then((target) => target && navigate(target, { replace: true }));
  }, [pathname, search, navigate]);
  return null;
}
