import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { site } from '#content/site.ts';
import { Notice } from './ui/notice.tsx';
import './styles.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {preloadedFonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main className="mx-auto max-w-6xl px-4 py-16">
      <title>{`Erreur | ${site.name}`}</title>
      <Notice title="Cette page n’a pas pu s’afficher">
        Rechargez-la. Si cela ne suffit pas,{' '}
        <a href="/" className="text-primary underline">
          revenez à l’accueil
        </a>
        .
      </Notice>
    </main>
  );
}

const preloadedFonts = [
  '/fonts/sheet-sans-latin-regular.woff2',
  '/fonts/sheet-sans-latin-semibold.woff2',
];
