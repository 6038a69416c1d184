import { findCommunes } from './find-communes.ts';

/** Writes the city of a postcode where nobody wrote one, and knows what it wrote. */
export function createCityFiller() {
  let filled = '';
  const isReplaceable = (city: string) => city === '' || city === filled;
  return {
    isFilled: (city: string) => city !== '' && city === filled,
    /**
     * `read` gives the address as it is once the answer has come, null where the city is being
     * typed.
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
      // Of several one is chosen: the city of the former postcode is none of them.
      const [only = ''] = names.length === 1 && !hasSmaller ? names : [];
      filled = only;
      if (only !== address.city) write(only);
    },
  };
}
