/** The communes of a postcode, in the order of the alphabet. */
export type CommunesOfPostcode = {
  names: readonly string[];
  /** The other table has more of them. */
  hasSmaller: boolean;
};

/**
 * Reads a table that scripts/postcodes.ts wrote. After a comment, each line is a postcode: its step
 * from the one before (10 when it is left out), then names between semicolons. An empty last name
 * stands for the small communes.
 */
export function readTable(text: string): ReadonlyMap<string, CommunesOfPostcode> {
  let postcode = 0;
  return new Map(
    text
      .split('\n')
      .slice(1, -1)
      .map((line) => {
        const step = /^\d*/.exec(line)?.[0] ?? '';
        postcode += step === '' ? USUAL_STEP : Number(step);
        const names = line.slice(step.length).split(';');
        const known = names.filter(Boolean);
        return [
          String(postcode).padStart(5, '0'),
          { names: known, hasSmaller: known.length < names.length },
        ];
      }),
  );
}

const USUAL_STEP = 10;
