import { expect, test } from 'vitest';
import { judgePassword, sayWeakness } from './judge-password.ts';

function levelOf(password: string, email?: string) {
  return judgePassword(password, email).level;
}

test('what the server would refuse is refused before', () => {
  expect(levelOf('court')).toBe(0);
  expect(levelOf('aaaabbbb')).toBe(0);
  expect(levelOf('é'.repeat(20) + 'abcdefghijklmnopqrstuvwxyz'.repeat(2))).toBe(0);
  expect(levelOf('zoe@exemple.fr', 'Zoe@exemple.fr ')).toBe(0);
  expect(levelOf('garance-velo', 'garance-velo@exemple.fr')).toBe(0);
});

test('eight lower-case letters are weak, a sentence is strong', () => {
  expect(levelOf('vélocity')).toBeGreaterThan(0);
  expect(levelOf('velocité'.normalize('NFC'))).toBeLessThan(3);
  expect(levelOf('dragees8')).toBe(1);
  expect(levelOf('Cheval-22-bleu')).toBe(3);
  expect(levelOf('quatre chevaux broutent ici')).toBe(3);
});

test('no advice promises that a password is accepted', () => {
  expect(judgePassword('Cheval-bleu').advice).toBe('Mot de passe assez long et varié.');
});

test('each advice is a sentence that says why', () => {
  expect(judgePassword('court').advice).toBe('Choisissez au moins 8 caractères.');
  expect(judgePassword('dragees8').advice).toMatch(/faible/);
});

test('each reason of the server has its sentence', () => {
  for (const reason of ['length', 'characters', 'pwned'])
    expect(sayWeakness([reason])).toMatch(/\.$/);
  expect(sayWeakness(['pwned', 'length'])).toBe(sayWeakness(['pwned']));
  expect(sayWeakness([])).toBeNull();
});
