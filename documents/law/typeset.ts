/**
 * French typography of a sentence: a no-break space before « : », « % », « € », inside guillemets
 * and after « n° »; a narrow one before « ; ! ? ». Words never change, so a legal wording stays
 * exact.
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
