import { foldAccents } from '#documents/model/texts/fold-accents.ts';

/**
 * The letters A to Z and digits of a name, those of other alphabets written in Latin letters:
 * « Балтика » → « BALTIKA ». Empty for a writing that has no letters (Chinese, Japanese).
 */
export function latinLetters(name: string): string {
  return [...foldAccents(name.normalize('NFKD'))]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replace(/[^a-z0-9]/g, '')
    .toUpperCase();
}

const LATIN: ReadonlyMap<string, string> = new Map(
  [
    'ß ss æ ae œ oe ø o ł l đ d ð d þ th ı i',
    'а a б b в v г g ґ g д d е e є ie ж zh з z и i і i к k л l м m н n о o п p р r с s т t у u',
    'ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya ђ dj ј j љ lj њ nj ћ c џ dz',
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f',
    'χ ch ψ ps ω o',
    'ا a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q',
    'ك k ل l م m ن n ه h و w ي y ى a ة a پ p چ ch ژ zh گ g ک k ی y',
    'א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f',
    'צ ts ץ ts ק k ר r ש sh ת t',
  ].flatMap((letters) =>
    [...letters.matchAll(/(\S+) (\S+)/g)].map(([, letter = '', latin = '']) => [letter, latin]),
  ),
);
