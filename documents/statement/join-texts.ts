/** Texts in one line, each once; one that another contains says nothing more. */
export function joinTexts(texts: readonly (string | undefined)[]): string {
  const kept: string[] = [];
  for (const text of texts) {
    const plain = (text ?? '').replace(/\s+/g, ' ').trim();
    if (plain === '' || kept.some((one) => one.includes(plain))) continue;
    for (const [index, one] of [...kept.entries()].reverse())
      if (plain.includes(one)) kept.splice(index, 1);
    kept.push(plain);
  }
  return kept.join(' · ');
}
