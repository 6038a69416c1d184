/** Texts in one line, each once; one whose words another contains says nothing more. */
export function joinTexts(texts: readonly (string | undefined)[]): string {
  const kept: string[] = [];
  for (const text of texts) {
    const plain = (text ?? '').replace(/\s+/g, ' ').trim();
    if (plain === '' || kept.some((one) => holds(one, plain))) continue;
    for (const [index, one] of [...kept.entries()].reverse())
      if (holds(plain, one)) kept.splice(index, 1);
    kept.push(plain);
  }
  return kept.join(' · ');
}

/** By whole words: « F-2026-12 » does not hold « F-2026-1 ». */
function holds(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}
