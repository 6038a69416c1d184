/** Lower-cases and removes accents: « Évreux » → « evreux ». */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
