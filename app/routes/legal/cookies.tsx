import { CookieSettings } from '#app/features/consent/cookie-settings.tsx';
import { CookiesPage } from '#app/features/legal/cookies-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { requirePage } from '#content/pages.ts';

export const meta = () => pageMeta('/cookies');

export default function Cookies() {
  return <CookiesPage updated={requirePage('/cookies').updated} settings={<CookieSettings />} />;
}
