import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findWwwAddress } from '#app/lib/addresses/find-www-address.ts';
import { looksLegacy } from '#app/lib/addresses/looks-legacy.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { site } from '#content/site.ts';

/** Address checks of every page; rendered once, in the root, and shows nothing. */
export function StartUp() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Syncs with the address: the server redirects too, but prerendered pages may be served by
  // others.
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
