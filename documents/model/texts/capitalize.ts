/** The text with a capital first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text without its capital first letter, to be said inside a sentence; « SIREN » stays. */
export function uncapitalize(text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());
}
