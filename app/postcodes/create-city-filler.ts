import { findCommunes } from './find-communes.ts';

/** Fills in the city of a postcode, never over a city that somebody typed. */
export function createCityFiller() {
  let filled = '';
  const isReplaceable = (city: string) => city === '' || city === filled;
  return {
    isFilled: (city: string) => city !== '' && city === filled,
    /**
     * `read` returns the address once the look-up is done, or null while the city is being typed.
     */
    fill: async (
      postcode: string,
      {
        read,
        write,
      }: {
        read: () => { postalCode: string; city: string } | null;
        write: (city: string) => void;
      },
    ): Promise<void> => {
      const { names, hasSmaller } = await findCommunes(postcode);
      const address = read();
      if (address?.postalCode !== postcode || !isReplaceable(address.city)) return;
      const isKnown = names.length > 0 || hasSmaller;
      if (!isKnown || names.includes(address.city)) return;
      // Several communes share this postcode: clear the old city and let the user choose.
      const [only = ''] = names.length === 1 && !hasSmaller ? names : [];
      filled = only;
      if (only !== address.city) write(only);
    },
  };
}
