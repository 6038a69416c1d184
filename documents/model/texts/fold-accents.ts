/** The text without capitals or accents: « Évreux » becomes « evreux ». */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
