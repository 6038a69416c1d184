import { type ReadSharedDocument, readSharedDocument } from './read-shared-document.ts';

let known: { fragment: string; reading: Promise<ReadSharedDocument> } | null = null;

/**
 * The document of the fragment; follows hash changes, since a browser opens another link without
 * reloading.
 */
export const sharedDocumentStore = {
  read: (): Promise<ReadSharedDocument> => {
    const fragment = window.location.hash.slice(1);
    if (known?.fragment !== fragment) known = { fragment, reading: readSharedDocument(fragment) };
    return known.reading;
  },
  subscribe: (listener: () => void) => {
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  },
};
