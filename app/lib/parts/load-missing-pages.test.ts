import { expect, test, vi } from 'vitest';
import { loadMissingPages } from './load-missing-pages.ts';

const EDITOR = { pathname: '/facture-tva', search: '?brouillon=1', hash: '', state: null };
const DOSSIER = { pathname: '/dossier', search: '', hash: '' };

/** A page whose next one does not come. */
async function failToLoad(cause: 'offline' | 'outdated') {
  const assign = vi.fn();
  const navigate = vi.fn(() => Promise.resolve());
  const page = Object.assign(new EventTarget(), {
    location: { assign },
    __reactRouterDataRouter: {
      state: { location: EDITOR, navigation: { location: DOSSIER } },
      navigate,
    },
  });
  const tellAway = vi.fn();
  // A window, as far as this goes.
  loadMissingPages(page as unknown as Window, {
    findCause: () => Promise.resolve(cause),
    tellAway,
  });
  const failure = new Event('vite:preloadError', { cancelable: true });
  page.dispatchEvent(Object.assign(failure, { route: 'dossier' }));
  await new Promise((resolve) => setTimeout(resolve));
  return { isThrown: !failure.defaultPrevented, assign, navigate, tellAway };
}

test('without a network one stays where one is, and it is said', async () => {
  const { isThrown, assign, navigate, tellAway } = await failToLoad('offline');
  expect(isThrown).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(tellAway).toHaveBeenCalledOnce();
  const stay = expect.objectContaining({ replace: true });
  expect(navigate).toHaveBeenCalledWith('/facture-tva?brouillon=1', stay);
});

test('a page of a newer version is loaded whole', async () => {
  const { isThrown, assign, tellAway } = await failToLoad('outdated');
  expect(isThrown).toBe(false);
  expect(assign).toHaveBeenCalledWith('/dossier');
  expect(tellAway).not.toHaveBeenCalled();
});
