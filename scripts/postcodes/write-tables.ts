/** The fields of a commune in @etalab/decoupage-administratif that are used. */
export type SourceCommune = {
  nom: string;
  type: string;
  codesPostaux?: string[];
  /** Unknown for a few overseas communes. */
  population?: number;
};

/**
 * The two tables of app/postcodes, in the format of `read-table.ts`: large communes, and the small
 * ones, a quarter of the names for 1.5 % of the people.
 */
export function writeTables(communes: readonly SourceCommune[], source: string) {
  // Postcodes of Paris, Lyon and Marseille belong to their districts.
  const current = communes.filter(({ type }) => type === 'commune-actuelle');
  const small = groupNames(current.filter((commune) => isSmall(commune)));
  const large = groupNames(current.filter((commune) => !isSmall(commune)));
  // A trailing empty name means that there are smaller communes.
  for (const postcode of small.keys()) large.set(postcode, [...(large.get(postcode) ?? []), '']);
  return { communes: writeTable(large, source), smallCommunes: writeTable(small, source) };
}

function isSmall({ population = SMALL }: SourceCommune): boolean {
  return population < SMALL;
}

function groupNames(communes: readonly SourceCommune[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { nom, codesPostaux = [] } of communes)
    for (const postcode of codesPostaux) names.set(postcode, [...(names.get(postcode) ?? []), nom]);
  for (const list of names.values()) list.sort((a, b) => a.localeCompare(b, 'fr'));
  return names;
}

function writeTable(table: ReadonlyMap<string, readonly string[]>, source: string): string {
  const postcodes = [...table.keys()].sort();
  const lines = postcodes.map((postcode, index) => {
    const step = Number(postcode) - Number(postcodes[index - 1] ?? 0);
    return `${step === USUAL_STEP ? '' : step}${table.get(postcode)?.join(';')}`;
  });
  return `${[`# ${source}`, ...lines].join('\n')}\n`;
}

const SMALL = 200;
const USUAL_STEP = 10;
