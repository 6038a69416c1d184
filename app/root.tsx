import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { DEPLOYMENT_SCRIPT } from '#content/deployment.ts';
import { site } from '#content/site.ts';
import { sessionScript } from './data/account/session/session-storage.ts';
import { CookieConsentProvider } from './features/consent/cookie-consent.tsx';
import { CookieNotices } from './features/consent/cookie-notices.tsx';
import { SupportChat } from './features/consent/support-chat.tsx';
import { ErrorPage } from './features/shell/error-page.tsx';
import { prepareWhatRepeats } from './features/shell/prepare-what-repeats.ts';
import { sendWhatWaits } from './features/shell/send-what-waits.ts';
import { SiteToaster } from './features/shell/site-toaster.tsx';
import { StartUp } from './features/shell/start-up.tsx';
import { themeStore } from './features/shell/theme.ts';
import { consentScript } from './lib/consent/consent-script.ts';
import { mainId } from './lib/focus-main.ts';
import { newVersionScript } from './lib/notices/new-version.ts';
import { registerServiceWorker } from './lib/offline/register-service-worker.ts';
import { missingParts } from './lib/parts/fetch-part.ts';
import { findCause } from './lib/parts/find-cause.ts';
import { loadMissingPages } from './lib/parts/load-missing-pages.ts';
import { lostCodeScript } from './lib/parts/lost-code.ts';
import { oldBrowserScript } from './lib/parts/old-browser.ts';
import { startPerformance } from './lib/performance/start-performance.ts';
import { themeScript } from './lib/theme/theme.ts';
import { ASLEEP, earlyPressScript, wakePart } from './lib/timing/early-presses.ts';
import { replayTyping } from './lib/timing/replay-typing.ts';
import { setUpTrustedTypes } from './lib/trusted-types.ts';
import { SkipLink } from './ui/skip-link.tsx';
import { TooltipLayer } from './ui/tooltips/tooltip-layer.tsx';
import { LostCode } from './ui/waking/lost-code.tsx';
import { MissingParts } from './ui/waking/missing-parts.tsx';
import { NetworkLine } from './ui/waking/network-line.tsx';
import './styles.css';

// Before React renders. In development no policy asks for it, and this module may run again.
if (import.meta.env.PROD && !import.meta.env.SSR) setUpTrustedTypes(window);

export function Layout({ children }: { children: ReactNode }) {
  // React drops the attributes of <html> when it re-renders it, as for the error page.
  useLayoutEffect(() => {
    themeStore.repaint();
    replayTyping(document.body);
    wakePart(document.body);
  }, []);
  return (
    <html lang={site.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Apart: one thing that an old browser does not know makes it skip a whole script. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstOfAll }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: ours, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScripts }} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
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
      <body {...{ [ASLEEP]: '' }}>
        {children}
        <LostCode />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  // Browser features: the offline page, and what is loaded ahead.
  useEffect(() => {
    loadMissingPages(window, { findCause, tellAway: missingParts.tellAway });
    registerServiceWorker();
    startPerformance();
    sendWhatWaits();
    prepareWhatRepeats();
  }, []);
  return (
    <CookieConsentProvider>
      <StartUp />
      <SkipLink target={mainId}>Aller au contenu</SkipLink>
      <CookieNotices />
      <Outlet />
      <SupportChat />
      <SiteToaster />
      <TooltipLayer />
      <MissingParts />
      <NetworkLine />
    </CookieConsentProvider>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

/**
 * Inline scripts, run before the first paint. Only in prerendered HTML: client code does not
 * include them.
 */
const firstScripts = import.meta.env.SSR
  ? [
      ...[themeScript, sessionScript, newVersionScript, consentScript],
      ...[earlyPressScript, lostCodeScript],
    ].join('\n')
  : '';

const firstOfAll = import.meta.env.SSR
  ? `${import.meta.env.PROD ? DEPLOYMENT_SCRIPT : ''}${oldBrowserScript}`
  : '';

const preloadedFonts = [
  '/fonts/sheet-sans-latin-regular.woff2',
  '/fonts/sheet-sans-latin-semibold.woff2',
];
