/**
 * Makes names unique regardless of case, for case-insensitive file systems: a second « F-1 Dupont »
 * becomes « F-1 Dupont (2) », and a second « a.pdf » becomes « a (2).pdf ».
 */
export function createUniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [, base, extension] = /^(.+?)(\.[a-z]{2,4})?$/s.exec(name) ?? [];
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++)
      unique = `${base} (${count})${extension ?? ''}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
