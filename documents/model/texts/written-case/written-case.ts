import {
  ACCENTED,
  ACRONYMS,
  SHORT_WORDS,
  SMALL_WORDS,
  STREET_KINDS,
  setOf,
} from './words-of-registers.ts';

/**
 * The written case of a company name that a register gives in capitals: « CAFE DE LA GARE » →
 * « Café de la Gare ». A name with a small letter is as its company writes it; a short word that
 * may be an acronym, such as « ACME », stays as it is.
 */
export function toWrittenName(text: string): string {
  return isInCapitals(text) && !isShortAlone(text) ? rewrite(text, writeNameWord) : text;
}

/** « 4 BIS RUE DE L'EGLISE » → « 4 bis rue de l'Église » */
export function toWrittenStreet(text: string): string {
  return isInCapitals(text) ? rewrite(text, writeStreetWord) : text;
}

/** « PONT-A-MOUSSON CEDEX » → « Pont-à-Mousson Cedex »; a town is never an acronym. */
export function toWrittenCity(text: string): string {
  return isInCapitals(text) ? rewrite(text, capitalizeWord) : text;
}

/** Where a word stands: `before` is the word before it, `joiner` and `next` the signs around it. */
type Place = { isFirst: boolean; before: string; joiner: string; next: string };
type WriteWord = (word: string, place: Place) => string;

function isInCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** Alone, « AXA » or « MAIF » may be an acronym, or not: nobody can tell. */
function isShortAlone(text: string): boolean {
  return /^\p{L}{1,4}$/u.test(text.trim());
}

/** Words are runs of letters and digits; the signs between them stay. */
function rewrite(text: string, write: WriteWord): string {
  let before = '';
  return text.replace(WORD, (word, offset: number) => {
    const next = text.charAt(offset + word.length);
    const place: Place = {
      isFirst: before === '' || STARTS_AGAIN.test(text.slice(0, offset)),
      before,
      joiner: text.charAt(offset - 1),
      next,
    };
    before = word;
    // « S.A.R.L. », « J.-P. »
    return word.length === 1 && next === '.' ? word : write(word, place);
  });
}

function writeNameWord(word: string, place: Place): string {
  return isAcronym(word) && !isEndOfWord(place) ? word : capitalizeWord(word, place);
}

function writeStreetWord(word: string, place: Place): string {
  if (REPETITIONS.has(word) && /^\d+$/.test(place.before)) return word.toLowerCase();
  if (STREET_KINDS.has(word) && AFTER_NUMBER.test(place.before)) return accent(word).toLowerCase();
  if (word === 'POINT' && place.before === 'ROND') return 'point';
  if (ZONES.has(word) || (hasNoVowel(word) && !TITLES.has(word))) return word;
  return capitalizeWord(word, place);
}

function capitalizeWord(word: string, place: Place): string {
  if (/\d/.test(word)) return ORDINAL.test(word) ? word.toLowerCase() : word;
  if (ROMAN.test(word)) return word;
  if (!place.isFirst && isSmall(word, place)) return word === 'A' ? 'à' : word.toLowerCase();
  return capital(word);
}

/**
 * A lone « A » is « à » between hyphens only: elsewhere it may be the letter of a building. After a
 * legal form, « Le » begins a name: « SARL Le Goff ».
 */
function isSmall(word: string, place: Place): boolean {
  const { before, joiner, next } = place;
  if (word === 'A') return joiner === '-' && next === '-';
  if (ARTICLES.has(word) && ACRONYMS.has(before)) return false;
  return isEndOfWord(place) || SMALL_WORDS.has(word) || (ELIDED.has(word) && isApostrophe(next));
}

/** What follows « l' » is a word of its own; what follows « aujourd' », the end of one. */
function isEndOfWord({ before, joiner }: Place): boolean {
  return isApostrophe(joiner) && !ELIDED.has(before) && before !== 'O';
}

/** « SNCF » has no vowel; « EDF » and « FNAC » do not look like words of French. */
function isAcronym(word: string): boolean {
  if (ACRONYMS.has(word)) return true;
  if (/\d/.test(word) || word.length === 1 || word.length > 4) return hasNoVowel(word);
  if (SHORT_WORDS.has(word) || SMALL_WORDS.has(word) || TITLES.has(word)) return false;
  if (word.length === 4) return hasNoVowel(word) || STRANGE_START.test(word);
  return !/^[^AEIOUY][AEIOUY]+[^AEIOUY]$/.test(word);
}

function hasNoVowel(word: string): boolean {
  return /^[BCDFGHJKLMNPQRSTVWXZ]{2,}$/.test(word);
}

/** « MCDONALD » → « McDonald » */
function capital(word: string): string {
  const written = accent(word);
  const lower = written.charAt(0) + written.slice(1).toLowerCase();
  return lower.replace(/^Mc(\p{Ll})(?=\p{Ll}{3})/u, (_, next: string) => `Mc${next.toUpperCase()}`);
}

/** Registers drop accents: they come back in words that are written in one way only. */
function accent(word: string): string {
  return ACCENTED.get(word) ?? word;
}

function isApostrophe(text: string): boolean {
  return text === "'" || text === '’';
}

const WORD = /[\p{L}\p{N}]+/gu;
/** A name begins again after a bracket, a dash or a quotation mark. */
const STARTS_AGAIN = /(?:[("«/]\s?| [-–—] )$/;
const ELIDED = setOf('C D J L M N S T QU JUSQU LORSQU PUISQU');
const ARTICLES = setOf('LE LA LES');
const ROMAN = /^(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})$/;
const ORDINAL = /^\d+(?:ER|ERE|E|EME)$/;
const REPETITIONS = setOf('BIS TER QUATER');
const AFTER_NUMBER = /^(?:\d+\p{L}?|\p{L}|BIS|TER|QUATER)$/u;
const ZONES = setOf('BP CS RD RN TSA ZA ZAC ZAE ZI ZUP');
const TITLES = setOf('DR ETS MLLE MME MR ST STE');
/** Two consonants that begin no word of four letters. */
const STRANGE_START =
  /^(?!(?:[BCDFGKPTV][LR]|[CGKPRSTW]H|[GKP]N|PS|S[CKLMNPQTVW]|T[SW]|DJ|WR))[BCDFGHJKLMNPQRSTVWXZ]{2}/;
