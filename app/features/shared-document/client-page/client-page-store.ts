import { createFragmentStore } from '#app/features/shared-document/create-fragment-store.ts';
import { type ReadClientPage, readReceived } from './read-received.ts';

export const clientPageStore = createFragmentStore<ReadClientPage>(readReceived);
