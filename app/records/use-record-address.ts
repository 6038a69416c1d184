import { useSearchParams } from 'react-router';

/** The entry opened by `?fiche=`. */
export function useRecordAddress() {
  const [parameters] = useSearchParams();
  const write = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete(PARAMETER);
    else next.set(PARAMETER, id);
    return `?${next}`;
  };
  return {
    /** An id, `NEW_RECORD`, or null for the list. */
    opened: parameters.get(PARAMETER),
    addressOf: (id: string) => write(id),
    list: write(null),
  };
}

export const NEW_RECORD = 'nouveau';
const PARAMETER = 'fiche';
