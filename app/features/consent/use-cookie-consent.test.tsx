import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CookieConsentProvider } from './cookie-consent.tsx';
import { CookieSettings } from './cookie-settings.tsx';

test('cookie hook used outside its provider: it throws', () => {
  expect(() => renderToString(<CookieSettings />)).toThrow('CookieConsentProvider');
});

test('a page drawn at build time keeps the place of a choice that it does not know', () => {
  const page = renderToString(
    <CookieConsentProvider>
      <CookieSettings />
    </CookieConsentProvider>,
  );
  expect(page).toContain('invisible');
  expect(page).toContain('Mesure d’audience');
});
