import { useSearchParams } from 'react-router';
import { useIsAlive } from './use-is-alive.ts';

/** The query of the address; empty until the page has hydrated, as in a prerendered page. */
export function useAddressQuery(): URLSearchParams {
  const [parameters] = useSearchParams();
  return useIsAlive() ? parameters : PRERENDERED;
}

const PRERENDERED = new URLSearchParams();
