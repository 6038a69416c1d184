/**
 * Makes names unique regardless of case, for case-insensitive file systems: a second « F-1 Dupont »
 * becomes « F-1 Dupont (2) ».
 */
export function createUniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name} (${count})`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
