/** In alphabetical order. */
export type CommunesOfPostcode = {
  names: readonly string[];
  /** The table of small communes has more names. */
  hasSmaller: boolean;
};

/**
 * Reads a table of scripts/postcodes.ts. After a comment, each line is a postcode: the step from
 * the one before (10 if omitted), then names separated by semicolons. An empty last name means that
 * small communes exist.
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
