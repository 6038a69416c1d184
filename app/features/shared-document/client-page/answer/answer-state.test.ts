import { expect, test } from 'vitest';
import { type AnswerValues, findMissing, writeAcceptance, writeDecline } from './answer-state.ts';

const whole: AnswerValues = {
  ...{ name: ' Garance Petit ', agreed: true, choices: [4], way: 'typed', drawn: null },
  ...{ code: '123 456', reason: '' },
};
const known = { id: 'id', token: 'token', content_hash: 'hash' };

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ agreed: false }, ['agreed']],
  [{ way: 'drawn' as const }, ['signature']],
  [{ way: 'drawn' as const, drawn: 'data:' }, []],
  [{ code: '12345' }, ['code']],
  [{ name: '', agreed: false, code: '' }, ['name', 'agreed', 'code']],
])('%o lacks %j', (change, missing) => {
  expect(findMissing({ ...whole, ...change }, { asksCode: true })).toEqual(missing);
});

test('no code is asked for where the issuer did not want one', () => {
  expect(findMissing({ ...whole, code: '' }, { asksCode: false })).toEqual([]);
});

test('an acceptance carries the choices, the code without its space, and the drawing if it signs', () => {
  expect(writeAcceptance(whole, known)).toEqual({
    ...{ ...known, verdict: 'accepted', name: 'Garance Petit', choices: [4], code: '123456' },
  });
  const drawn = { ...whole, drawn: 'data:image/png;base64,AA', code: '' };
  expect(writeAcceptance(drawn, known)).not.toHaveProperty('signature');
  expect(writeAcceptance({ ...drawn, way: 'drawn' }, known)).toMatchObject({
    signature: 'data:image/png;base64,AA',
  });
  expect(writeAcceptance(drawn, known)).not.toHaveProperty('code');
});

test('a refusal has no choice, its reason only when it is said, and the code', () => {
  expect(writeDecline(whole, known)).toEqual({
    ...{ ...known, verdict: 'refused', name: 'Garance Petit', choices: [], code: '123456' },
  });
  expect(writeDecline({ ...whole, reason: ' Trop cher ' }, known)).toMatchObject({
    reason: 'Trop cher',
  });
});
