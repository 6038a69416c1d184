import { useSearchParams } from 'react-router';
import type { DossierQuery } from '#documents/dossier';
import { readChoice, writeChoice } from './list-choice.ts';

/** The list’s filters, in the address; changes replace the history entry. */
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
