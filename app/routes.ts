import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map: every address and its file. */
export default [
  route('schema/document.json', 'routes/public/document-schema.ts'),
  route('service-worker.js', 'routes/public/service-worker.ts'),
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
    route('dossier', 'routes/public/dossier.tsx'),
    route('numerotation', 'routes/public/numerotation.tsx'),
    route('relance', 'routes/public/relance.tsx'),
    route('auth', 'routes/auth/auth.tsx'),
    route('auth-confirm', 'routes/auth/auth-confirm.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),
    layout('routes/account/layout.tsx', [route('account', 'routes/account/account.tsx')]),
    route('*', 'routes/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
