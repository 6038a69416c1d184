import { createFragmentStore } from './create-fragment-store.ts';
import { readSharedDocument } from './read-shared-document.ts';

export const sharedDocumentStore = createFragmentStore(readSharedDocument);
