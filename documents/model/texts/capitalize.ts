/** Upper-cases the first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lower-cases the first letter, for use inside a sentence. */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
