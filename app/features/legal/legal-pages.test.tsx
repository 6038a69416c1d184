import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { CompliancePage } from './compliance-page.tsx';
import { CookiesPage } from './cookies-page.tsx';
import { NoticesPage } from './notices-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

const draw = (page: ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
const updated = '2026-11-24';

test.each([
  ['Mentions légales', <NoticesPage key="1" updated={updated} />],
  ['Conditions générales d’utilisation', <TermsPage key="2" updated={updated} />],
  ['Politique de confidentialité', <PrivacyPage key="3" updated={updated} />],
  ['Cookies et stockage local', <CookiesPage key="4" updated={updated} settings="Choix" />],
  ['Conformité et sécurité', <CompliancePage key="5" updated={updated} />],
])('« %s » is drawn whole, with the day of its version', (title, page) => {
  const html = draw(page);
  expect(html).toContain(`${title}</h1>`);
  expect(html).toContain('24 novembre 2026');
  expect(html).not.toMatch(/undefined|null/);
});

test('what the operator has not said of itself is said to be missing', () => {
  expect(draw(<NoticesPage updated={updated} />)).toContain(
    'L’exploitant de ce serveur ne l’a pas encore indiqué.',
  );
});
