import type { ReactNode } from 'react';
import { createState } from '#app/lib/create-state.ts';

/**
 * The page that stands in place of the open one once its user has left without a network: no other
 * could be fetched, and the open one may show documents of the account. Null otherwise.
 */
export const signedOut = createState<{ page: ReactNode }>({ page: null });
