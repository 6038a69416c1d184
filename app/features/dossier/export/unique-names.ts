/**
 * Gives each name once, whatever its case: a second « F-1 Dupont » is « F-1 Dupont (2) », for
 * systems that see no difference.
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
