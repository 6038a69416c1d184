import { useSearchParams } from 'react-router';

/** Which entry is open over its list, as the address says, and how to open another one. */
export function useRecordAddress() {
  const [parameters] = useSearchParams();
  const write = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete(PARAMETER);
    else next.set(PARAMETER, id);
    return `?${next}`;
  };
  return {
    /** An id, `NEW_RECORD`, or null: the list itself. */
    opened: parameters.get(PARAMETER),
    addressOf: (id: string) => write(id),
    list: write(null),
  };
}

export const NEW_RECORD = 'nouveau';
const PARAMETER = 'fiche';
