/** What is read of a commune in @etalab/decoupage-administratif. */
export type SourceCommune = {
  nom: string;
  type: string;
  codesPostaux?: string[];
  /** Not known of a few communes overseas. */
  population?: number;
};

/**
 * The two tables of app/postcodes, written as `read-table.ts` reads them: the communes that nearly
 * everybody lives in, and the small ones, a quarter of the names for 1.5 % of the people.
 */
export function writeTables(communes: readonly SourceCommune[], source: string) {
  // Paris, Lyon and Marseille have the postcodes of their districts.
  const current = communes.filter(({ type }) => type === 'commune-actuelle');
  const small = groupNames(current.filter((commune) => isSmall(commune)));
  const large = groupNames(current.filter((commune) => !isSmall(commune)));
  // An empty name at the end: there are smaller ones.
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
