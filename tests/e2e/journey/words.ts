/**
 * A text as the page writes it: any of its spaces may be a no-break one. It is found at the start
 * of what holds it.
 */
export function startsWith(text: string): RegExp {
  return new RegExp(`^${toSource(text)}`);
}

/** The same, and nothing else. */
export function exactly(text: string): RegExp {
  return new RegExp(`^${toSource(text)}$`);
}

function toSource(text: string): string {
  return text.replaceAll(/[.()?+*]/g, '\\$&').replaceAll(' ', '\\s');
}
