import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { writeAmountInWords } from './amount-in-words.ts';
import { cents } from './amounts.ts';

const euros = (amount: number, currency?: string) =>
  writeAmountInWords(cents(Math.round(amount * 100)), currency);

test('the numbers from 0 to 100 are those of the reference table', () => {
  const written = Array.from({ length: 101 }, (_, number) => euros(number).replace(/ euros?$/, ''));
  expect(written).toEqual(ZERO_TO_HUNDRED);
});

test.each([
  [0, 'zéro euro'],
  [1, 'un euro'],
  [2, 'deux euros'],
  [180, 'cent quatre-vingts euros'],
  [200, 'deux cents euros'],
  [201, 'deux cent un euros'],
  [280, 'deux cent quatre-vingts euros'],
  [999, 'neuf cent quatre-vingt-dix-neuf euros'],
  [1000, 'mille euros'],
  [1001, 'mille un euros'],
  [1100, 'mille cent euros'],
  [2000, 'deux mille euros'],
  [80_000, 'quatre-vingt mille euros'],
  [200_000, 'deux cent mille euros'],
  [200_080, 'deux cent mille quatre-vingts euros'],
  [280_200, 'deux cent quatre-vingt mille deux cents euros'],
  [1_000_000, 'un million d’euros'],
  [2_000_000, 'deux millions d’euros'],
  [2_000_001, 'deux millions un euros'],
  [2_001_000, 'deux millions mille euros'],
  [80_000_000, 'quatre-vingts millions d’euros'],
  [200_000_000, 'deux cents millions d’euros'],
  [1_000_000_000, 'un milliard d’euros'],
  [3_000_500_000, 'trois milliards cinq cent mille euros'],
])('%d is written %s', (amount, words) => {
  expect(euros(amount)).toBe(words);
});

test('cents follow the euros, or stand alone', () => {
  expect(euros(201.2)).toBe('deux cent un euros et vingt centimes');
  expect(euros(1.01)).toBe('un euro et un centime');
  expect(euros(0.01)).toBe('un centime');
  expect(euros(0.8)).toBe('quatre-vingts centimes');
  expect(euros(1_000_000.8)).toBe('un million d’euros et quatre-vingts centimes');
  expect(euros(-12.5)).toBe('moins douze euros et cinquante centimes');
});

test('other currencies have their names, or their code', () => {
  expect(euros(80.5, 'CHF')).toBe('quatre-vingts francs suisses et cinquante centimes');
  expect(euros(1_000_000, 'USD')).toBe('un million de dollars américains');
  expect(euros(21.01, 'GBP')).toBe('vingt et une livres sterling et un penny');
  expect(euros(2.25, 'THB')).toBe('deux THB et vingt-cinq centièmes');
});

test.each([
  ['CHF', 'un franc suisse et un centime', 'deux francs suisses et deux centimes'],
  ['USD', 'un dollar américain et un cent', 'deux dollars américains et deux cents'],
  ['CAD', 'un dollar canadien et un cent', 'deux dollars canadiens et deux cents'],
  ['GBP', 'une livre sterling et un penny', 'deux livres sterling et deux pence'],
  ['JPY', 'un yen et un centième', 'deux yens et deux centièmes'],
  ['XPF', 'un franc Pacifique et un centième', 'deux francs Pacifique et deux centièmes'],
  ['XAF', 'un franc CFA et un centième', 'deux francs CFA et deux centièmes'],
  ['XOF', 'un franc CFA et un centième', 'deux francs CFA et deux centièmes'],
  ['PLN', 'un PLN et un centième', 'deux PLN et deux centièmes'],
])('%s is named in the singular and the plural, like its part', (currency, one, two) => {
  expect(euros(1.01, currency)).toBe(one);
  expect(euros(2.02, currency)).toBe(two);
});

test('« une » ends a number of pounds, after a hyphen too, and stands nowhere else', () => {
  expect(euros(81, 'GBP')).toBe('quatre-vingt-une livres sterling');
  expect(euros(100, 'GBP')).toBe('cent livres sterling');
  expect(euros(11, 'GBP')).toBe('onze livres sterling');
  expect(euros(1_000_001, 'GBP')).toBe('un million une livres sterling');
});

test('millions are followed by « de », or « d’ » before a vowel', () => {
  expect(euros(1_000_000, 'AED')).toBe('un million d’AED');
  expect(euros(2_000_000, 'GBP')).toBe('deux millions de livres sterling');
  expect(euros(1_000_000, 'MAD')).toBe('un million de MAD');
});

test('two amounts never read the same', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 15 });
  checkProperty(
    fc.property(amount, amount, (a, b) => {
      const same = writeAmountInWords(cents(a)) === writeAmountInWords(cents(b));
      expect(same).toBe(a === b);
    }),
  );
});

test('« cents » and « quatre-vingts » lose their s before another number, mille never takes one', () => {
  checkProperty(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (amount) => {
      const words = writeAmountInWords(cents(amount));
      expect(words).not.toMatch(
        /milles|(cents|vingts)[ -](?!euros|centimes|millions|milliards|billions)/,
      );
      expect(words).not.toMatch(
        /(deux|trois|quatre|cinq|six|sept|huit|neuf) cent (euros|centimes)/,
      );
      expect(words).toMatch(/^[a-zéû’ -]+$/);
    }),
  );
});

// biome-ignore format: a table
const ZERO_TO_HUNDRED = [
  'zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf',
  'dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf',
  'vingt', 'vingt et un', 'vingt-deux', 'vingt-trois', 'vingt-quatre', 'vingt-cinq', 'vingt-six', 'vingt-sept', 'vingt-huit', 'vingt-neuf',
  'trente', 'trente et un', 'trente-deux', 'trente-trois', 'trente-quatre', 'trente-cinq', 'trente-six', 'trente-sept', 'trente-huit', 'trente-neuf',
  'quarante', 'quarante et un', 'quarante-deux', 'quarante-trois', 'quarante-quatre', 'quarante-cinq', 'quarante-six', 'quarante-sept', 'quarante-huit', 'quarante-neuf',
  'cinquante', 'cinquante et un', 'cinquante-deux', 'cinquante-trois', 'cinquante-quatre', 'cinquante-cinq', 'cinquante-six', 'cinquante-sept', 'cinquante-huit', 'cinquante-neuf',
  'soixante', 'soixante et un', 'soixante-deux', 'soixante-trois', 'soixante-quatre', 'soixante-cinq', 'soixante-six', 'soixante-sept', 'soixante-huit', 'soixante-neuf',
  'soixante-dix', 'soixante et onze', 'soixante-douze', 'soixante-treize', 'soixante-quatorze', 'soixante-quinze', 'soixante-seize', 'soixante-dix-sept', 'soixante-dix-huit', 'soixante-dix-neuf',
  'quatre-vingts', 'quatre-vingt-un', 'quatre-vingt-deux', 'quatre-vingt-trois', 'quatre-vingt-quatre', 'quatre-vingt-cinq', 'quatre-vingt-six', 'quatre-vingt-sept', 'quatre-vingt-huit', 'quatre-vingt-neuf',
  'quatre-vingt-dix', 'quatre-vingt-onze', 'quatre-vingt-douze', 'quatre-vingt-treize', 'quatre-vingt-quatorze', 'quatre-vingt-quinze', 'quatre-vingt-seize', 'quatre-vingt-dix-sept', 'quatre-vingt-dix-huit', 'quatre-vingt-dix-neuf',
  'cent',
];

test('a currency without cents has words of its own', () => {
  expect(euros(37_895, 'JPY')).toBe('trente-sept mille huit cent quatre-vingt-quinze yens');
  expect(euros(1, 'JPY')).toBe('un yen');
  expect(euros(2_000_000, 'JPY')).toBe('deux millions de yens');
  expect(euros(1_000, 'XPF')).toBe('mille francs Pacifique');
  expect(euros(1, 'XOF')).toBe('un franc CFA');
  expect(euros(500, 'KRW')).toBe('cinq cents KRW');
});
