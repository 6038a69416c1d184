/** Matches a text at the start of an element, any of its spaces possibly no-break. */
export function startsWith(text: string): RegExp {
  return new RegExp(`^${toSource(text)}`);
}

/** The same, for the whole text. */
export function exactly(text: string): RegExp {
  return new RegExp(`^${toSource(text)}$`);
}

function toSource(text: string): string {
  return text.replaceAll(/[.()?+*]/g, '\\$&').replaceAll(' ', '\\s');
}
