/**
 * How much the signs beyond ASCII of a text look like French: those that stand where French has
 * them, and those that no French word has.
 */
export function scoreFrench(text: string): { right: number; wrong: number } {
  const score = { right: 0, wrong: 0 };
  for (const { index } of text.matchAll(/[^\0-\x7f]/g)) {
    const seen = `${text.charAt(index - 1) || ' '}${text.charAt(index)}${text.charAt(index + 1) || ' '}`;
    const points = RULES.find(([pattern]) => pattern.test(seen))?.[1] ?? RIGHT;
    if (points > 0) score.right += points;
    else score.wrong -= points;
  }
  return score;
}

const RIGHT = 1;
const POSSIBLE = 0.25;
const DOUBTFUL = -0.5;
const WRONG = -2;

/** Signs that stand between words, not within one. */
const SIGNS = '\u00a0«»‹›“”‘…€°–—•·²³½¼¾§®©™×±';
/** Each pattern sees one character between its neighbours; the first match gives the points. */
const RULES: readonly (readonly [RegExp, number])[] = [
  [/^\p{L}’\p{L}$/u, RIGHT],
  [/^([\d\s]€|[Nn\d]°)/, RIGHT],
  [new RegExp(`^\\p{L}[${SIGNS}]\\p{L}$`, 'u'), WRONG],
  [new RegExp(`^.[’${SIGNS}]`, 'su'), POSSIBLE],
  [/^.\P{L}/su, WRONG],
  // « CrÈperie », « DÈsignation »
  [/^(\p{Ll}\p{Lu}|\p{L}\p{Lu}\p{Ll})/u, WRONG],
  // Names from beyond the borders.
  [/^.[äöüñÄÖÜÑ]/s, POSSIBLE],
  [/^.[^éèêëàâùûîïôçœÉÈÊËÀÂÙÛÎÏÔÇŒ]/s, DOUBTFUL],
  [/^.[àÀ]\p{L}/su, WRONG],
  [/^(\P{L}[ùÙ]|.[ùÙ]\p{L})/su, WRONG],
  [/^\P{L}[^àÀ]\P{L}/u, WRONG],
];
