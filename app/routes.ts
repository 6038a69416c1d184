import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { readFrontMatter } from '#content/articles/read-front-matter.ts';
import { tradePages } from '../content/pages/trade-pages.ts';
import { CALCULATOR_NAMES } from './features/calculators/calculator-names.ts';

export default [
  route('schema/document.json', 'routes/files/document-schema.ts'),
  route('faq/questions.json', 'routes/public/questions.ts'),
  route('recherche.json', 'routes/search/searched-pages.ts'),
  route('recherche/textes.json', 'routes/search/page-texts.ts'),
  route('anciennes-adresses.json', 'routes/files/legacy-addresses.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('site.webmanifest', 'routes/files/manifest.ts'),
  route('apercus/:picture', 'routes/presentation/apercu.ts'),
  route('admin', 'routes/admin/admin.tsx'),
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('facture-tva', 'routes/public/facture-tva.tsx'),
    route('facture-auto-entrepreneur', 'routes/public/facture-auto-entrepreneur.tsx'),
    route('devis', 'routes/public/devis.tsx'),
    route('recu', 'routes/public/recu.tsx'),
    route('quittance-loyer', 'routes/public/quittance-loyer.tsx'),
    route('avoir', 'routes/public/avoir.tsx'),
    route('lire-facture-electronique', 'routes/public/lire-facture-electronique.tsx'),
    route('partage', 'routes/public/partage.tsx'),
    route('d', 'routes/public/client-page.tsx'),
    route('dossier', 'routes/public/dossier.tsx'),
    route('numerotation', 'routes/public/numerotation.tsx'),
    route('relance', 'routes/public/relance.tsx'),
    route('modeles', 'routes/presentation/modeles.tsx'),
    ...listTradeRoutes(),
    route('comptabilite', 'routes/presentation/comptabilite.tsx'),
    route('partenaires', 'routes/presentation/partenaires.tsx'),
    route('a-propos', 'routes/presentation/a-propos.tsx'),
    route('faq', 'routes/public/faq.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('mentions-legales', 'routes/legal/mentions-legales.tsx'),
    route('cgu', 'routes/legal/cgu.tsx'),
    route('confidentialite', 'routes/legal/confidentialite.tsx'),
    route('cookies', 'routes/legal/cookies.tsx'),
    route('conformite-securite', 'routes/legal/conformite-securite.tsx'),
    route('calculatrices', 'routes/calculators/index.tsx'),
    ...listCalculatorRoutes(),
    route('auth', 'routes/auth/auth.tsx'),
    route('auth-confirm', 'routes/auth/auth-confirm.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),
    layout('routes/account/layout.tsx', [
      route('account', 'routes/account/account.tsx'),
      route('documents', 'routes/account/documents.tsx'),
      route('dashboard', 'routes/account/dashboard.tsx'),
      route('companies', 'routes/account/companies.tsx'),
      route('clients', 'routes/account/clients.tsx'),
      route('products', 'routes/account/products.tsx'),
    ]),
    route('guides', 'routes/public/guides.tsx'),
    route('conseils', 'routes/public/guides.tsx', { id: 'conseils' }),
    route('recherche', 'routes/search/recherche.tsx'),
    ...listArticleRoutes(),
    route('*', 'routes/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;

/** Listed one by one: a pattern would also match trades without a page. */
function listTradeRoutes() {
  return tradePages.map(({ path }) =>
    route(path.slice(1), 'routes/presentation/modele-metier.tsx', { id: path }),
  );
}

/**
 * Two addresses per article, listed one by one: a pattern would match every unknown address, and
 * its not-found page could not hydrate.
 */
function listArticleRoutes() {
  return readFrontMatter().flatMap(({ slug }) =>
    [`articles/${slug}`, slug].map((path) =>
      route(path, 'routes/public/article.tsx', { id: path }),
    ),
  );
}

/** A file each, so that each page loads its own calculator only. */
function listCalculatorRoutes() {
  return CALCULATOR_NAMES.map((name) =>
    route(`calculatrices/${name}`, `routes/calculators/${name}.tsx`),
  );
}
