/**
 * French typography of a sentence: a no-break space before « : », « % », « € » and inside
 * guillemets, a narrow one before « ; ! ? », and « n° » tied to its number. Words are never
 * changed, so a wording of the law stays to the letter.
 */
export function typeset(sentence: string): string {
  return sentence
    .replace(/ ([:%€»])/g, `${NO_BREAK_SPACE}$1`)
    .replace(/ ([;!?])/g, `${NARROW_NO_BREAK_SPACE}$1`)
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .replace(/n° /g, `n°${NO_BREAK_SPACE}`);
}

const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';
