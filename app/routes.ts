import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map: every address and its file. */
export default [
  route('schema/document.json', 'routes/public/document-schema.ts'),
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('facture-tva', 'routes/public/facture-tva.tsx'),
    route('facture-auto-entrepreneur', 'routes/public/facture-auto-entrepreneur.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
