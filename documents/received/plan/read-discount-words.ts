import { fitDecimal } from '#documents/received/draft/values.ts';

type WrittenDiscount = { percent: string; days: number };

/**
 * « Escompte de 2 % sous 8 jours »: never the rate of a penalty or of a deposit beside it.
 * `isAbout` says that the text is about a discount even where it does not name it.
 */
export function readDiscountWords(text: string, isAbout = false): WrittenDiscount | undefined {
  for (const sentence of text.split(SENTENCE)) {
    const discount = saysNoDiscount(sentence) ? undefined : readSentence(sentence, isAbout);
    if (discount) return discount;
  }
  return undefined;
}

function readSentence(sentence: string, isAbout: boolean): WrittenDiscount | undefined {
  for (const { 0: words, 1: digits = '', 2: count, index } of sentence.matchAll(EARLY_DISCOUNT)) {
    const isNamed = namesDiscountLast(sentence.slice(0, index)) ?? DISCOUNT.test(words);
    const percent = fitDecimal(digits.replace(',', '.'), 'payment.earlyDiscount.percent');
    const days = Number(count);
    const isDiscount = (isNamed || (isAbout && !SUBJECT.test(sentence))) && !PENALTY.test(words);
    if (isDiscount && percent && percent !== '0' && days >= 1 && days <= MAX_DAYS)
      return { percent, days };
  }
  return undefined;
}

/** « Escompte : néant », « pas d’escompte ». */
export function saysNoDiscount(text: string, isAbout = false): boolean {
  return text
    .split(CLAUSE)
    .some(
      (words) =>
        (isAbout || DISCOUNT.test(words)) &&
        NONE.test(words) &&
        !words.includes('%') &&
        !PENALTY.test(words),
    );
}

/** Whether a text also says what a late payment costs. */
export function speaksOfPenalty(text: string): boolean {
  return PENALTY.test(text);
}

/** Undefined when a text names neither a discount nor a penalty. */
function namesDiscountLast(text: string): boolean | undefined {
  const last = text.match(SUBJECTS)?.at(-1);
  return last === undefined ? undefined : DISCOUNT.test(last);
}

const DISCOUNT = /escompte|skonto|discount/i;
const PENALTY = /p[ée]nalit|int[ée]r[êe]ts?\b|retard|indemnit|majoration/i;
const SUBJECT = new RegExp(`${DISCOUNT.source}|${PENALTY.source}`, 'i');
const SUBJECTS = new RegExp(SUBJECT, 'gi');
const NONE = /\b(néant|aucune?|sans|pas|non)\b/i;
const EARLY_DISCOUNT = /(\d{1,3}(?:[.,]\d{1,2})?)\s?%[^%]*?\b(\d{1,2}) jours?/g;
const SENTENCE = /\n|;|\.\s/;
const CLAUSE = /\n|;|\.\s|,\s|\s[-–—]\s/;

/** Limit of the draft’s schema. */
const MAX_DAYS = 90;
