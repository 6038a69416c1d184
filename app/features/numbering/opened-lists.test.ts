import { afterEach, expect, test, vi } from 'vitest';
import { encodeUnmarked } from '#app/lib/encoding/csv/encode.test.support.ts';
import { changeNumberingForm, getForm } from './form-store.ts';
import { chooseEncoding, getOpened, openList } from './opened-lists.ts';

afterEach(() => vi.unstubAllGlobals());

test('a list whose accents are not sure is asked about, and read again where it stands', () => {
  stubStorage();
  changeNumberingForm({ text: 'F-1;05/01/2026' });
  openList('vieux.csv', encodeUnmarked('Église;F-2', 'ibm850'));
  openList('neuf.csv', new TextEncoder().encode('Été;F-3'));
  const [old, plain] = getOpened(getForm().text).lists;
  expect([old?.read.isSure, plain?.read.isSure]).toEqual([false, true]);
  expect(plain?.read.readings).toEqual([]);
  if (old) chooseEncoding(old, 'macintosh');
  expect(getForm().text).toBe('F-1;05/01/2026\nêglise;F-2\nÉté;F-3');
  const [again] = getOpened(getForm().text).lists;
  if (again) chooseEncoding(again, 'ibm850');
  expect(getForm().text).toBe('F-1;05/01/2026\nÉglise;F-2\nÉté;F-3');
});

test('a list that was changed by hand is not read again', () => {
  stubStorage();
  changeNumberingForm({ text: '' });
  openList('vieux.csv', encodeUnmarked('Église;F-2', 'ibm850'));
  changeNumberingForm({ text: `${getForm().text}\nF-3` });
  expect(getOpened(getForm().text).lists).toEqual([]);
});

function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}
