/** Upper-cases the first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lower-cases the first letter, for use inside a sentence; « SIREN » stays. */
export function uncapitalize(text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());
}
