/**
 * Splits a reference into law (« CGI, art. 289 ») and standard (« EN 16931, BT-115 »). Either may
 * be empty.
 */
export function splitReference(reference: string): { law: string; standard: string } {
  const parts = reference.split(' ; ');
  const standards = parts.filter((part) => STANDARD.test(part));
  const laws = parts.filter((part) => !STANDARD.test(part));
  return { law: laws.join(' ; '), standard: standards.join(' ; ') };
}

const STANDARD = /^(EN 16931|BR-|XP Z12|UN\/ECE|PDF\/A|ISO )/;
