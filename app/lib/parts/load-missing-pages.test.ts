import { expect, test, vi } from 'vitest';
import { loadMissingPages } from './load-missing-pages.ts';

const EDITOR = { pathname: '/facture-tva', search: '?brouillon=1', hash: '', state: null };
const DOSSIER = { pathname: '/dossier', search: '', hash: '' };

/** Simulates a next page, or other code, that fails to load. */
async function failToLoad(
  cause: 'offline' | 'outdated',
  { route = 'dossier', isElsewhere = false }: { route?: string | null; isElsewhere?: boolean } = {},
) {
  const assign = vi.fn();
  const navigate = vi.fn(() => Promise.resolve());
  const listeners: ((state: object) => void)[] = [];
  const page = Object.assign(new EventTarget(), {
    location: { assign },
    __reactRouterDataRouter: {
      state: { location: EDITOR, navigation: { location: DOSSIER } },
      navigate,
      subscribe: (listener: (state: object) => void) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
  });
  const tellAway = vi.fn();
  // The part of a window that this needs.
  loadMissingPages(page as unknown as Window, {
    findCause: () => Promise.resolve(cause),
    tellAway,
  });
  const failure: Event & { again?: Promise<void> } = Object.assign(
    new Event('vite:preloadError', { cancelable: true }),
    { route },
  );
  page.dispatchEvent(failure);
  if (isElsewhere) page.__reactRouterDataRouter.state.navigation = { location: EDITOR };
  const asked = vi.fn();
  failure.again?.then(asked);
  await settle();
  const goTo = async (location: object) => {
    for (const listener of listeners) listener({ navigation: { location } });
    await settle();
  };
  return { isThrown: !failure.defaultPrevented, assign, navigate, tellAway, asked, goTo, page };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('without a network one stays where one is, and it is said', async () => {
  for (const route of ['dossier', null]) {
    const { isThrown, assign, navigate, tellAway } = await failToLoad('offline', { route });
    expect(isThrown).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(tellAway).toHaveBeenCalledOnce();
    const stay = expect.objectContaining({ replace: true });
    expect(navigate).toHaveBeenCalledWith('/facture-tva?brouillon=1', stay);
  }
});

test('the code of a page is asked for again by who goes anywhere, or with the network', async () => {
  const { asked, goTo } = await failToLoad('offline');
  expect(asked).not.toHaveBeenCalled();
  await goTo(DOSSIER);
  expect(asked).toHaveBeenCalledOnce();
  const other = await failToLoad('offline');
  other.page.dispatchEvent(new Event('online'));
  await settle();
  expect(other.asked).toHaveBeenCalledOnce();
});

test('a page of a newer version is loaded whole', async () => {
  const { isThrown, assign, tellAway } = await failToLoad('outdated');
  expect(isThrown).toBe(false);
  expect(assign).toHaveBeenCalledWith('/dossier');
  expect(tellAway).not.toHaveBeenCalled();
});

test('the code of the page that was left for another one is waited for, and nothing is said', async () => {
  const { isThrown, assign, navigate, tellAway } = await failToLoad('offline', {
    isElsewhere: true,
  });
  expect(isThrown).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  expect(tellAway).not.toHaveBeenCalled();
});
