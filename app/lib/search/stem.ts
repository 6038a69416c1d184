/**
 * « rembourser », « remboursés », « remboursement » → « rembours ». Takes a word in small letters
 * without accents; nothing else is asked of a stem than to be the same for words of one family.
 */
export function stem(word: string): string {
  const single = word.replace(/([b-df-hj-np-tv-z])\1/g, '$1');
  const singular = single
    .replace(/(?<=.{3})eaux$/, 'eau')
    .replace(/(?<=.{3})aux$/, 'al')
    .replace(/(?<=.{2}[^y])s$|(?<=.{2}u)x$/, '');
  const ending = ENDINGS.find(
    ({ letters, least }) => singular.endsWith(letters) && singular.length - letters.length >= least,
  );
  const root = ending ? singular.slice(0, -ending.letters.length) + ending.instead : singular;
  return root.replace(/qu$/, 'c');
}

/** With the fewest letters that must stay before them, the longest first. */
const ENDINGS = [
  { least: 3, endings: 'ement e ee er' },
  { least: 4, endings: 'isement iseur ation ateur atrice atoire ataire aison ance ence eur euse' },
  { least: 4, endings: 'ez ir' },
  { least: 5, endings: 'age ent i ie iee ier iere erie' },
  { least: 6, endings: 'able ible ite ien iene el ele' },
  { least: 3, endings: 'ification ificat ificateur ificatif ificative', instead: 'if' },
]
  .flatMap(({ least, endings, instead = '' }) =>
    endings.split(' ').map((letters) => ({ letters, least, instead })),
  )
  .sort((a, b) => b.letters.length - a.letters.length);
