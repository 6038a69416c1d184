import { useSearchParams } from 'react-router';
import type { DossierQuery } from '#documents/dossier';
import { readChoice, writeChoice } from './list-choice.ts';

/**
 * What is asked of the list, kept in the address; a change of it is not a step of its own in the
 * history.
 */
export function useListChoice(): [DossierQuery, (change: Partial<DossierQuery>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choice = readChoice(parameters);
  const change = (next: Partial<DossierQuery>) =>
    setParameters((latest) => writeChoice(readChoice(latest), next), {
      replace: true,
      preventScrollReset: true,
    });
  return [choice, change];
}
