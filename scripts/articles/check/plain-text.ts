/** A typeset text as authors type it: plain spaces and apostrophes. */
export function toPlainText(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'");
}
