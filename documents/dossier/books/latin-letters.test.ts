import { expect, test } from 'vitest';
import { latinLetters } from './latin-letters.ts';

test.each([
  ['Cycles Garance', 'CYCLESGARANCE'],
  ['Étienne & Fils, 3ᵉ', 'ETIENNEFILS3E'],
  ['Œuvre Straße Łódź Søren Þór Đại', 'OEUVRESTRASSELODZSORENTHORDAI'],
  ['Балтика', 'BALTIKA'],
  ['Жуков Щедрин Юлия', 'ZHUKOVSHCHEDRINYULIYA'],
  ['Цехановский Хачатурян', 'TSEKHANOVSKIIKHACHATURYAN'],
  ['Київ Њу Џо', 'KIIVNJUDZO'],
  ['Αθήνα Ψυχή', 'ATHINAPSYCHI'],
  ['شركة', 'SHRKA'],
  ['שלום', 'SHLVM'],
  ['上海', ''],
])('%s is %s in the number of an account', (name, letters) => {
  expect(latinLetters(name)).toBe(letters);
});
