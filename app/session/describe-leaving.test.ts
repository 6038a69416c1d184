import { expect, test } from 'vitest';
import { describeLeaving } from './describe-leaving.ts';

const say = (waiting: number | null) => describeLeaving({ waiting, isTold: false });

test('an account that has everything leaves nothing on the device', () => {
  expect(say(0)[0]).toContain('leur copie est retirée de cet appareil');
});

test('what was not sent yet stays, is counted, and says what to do', () => {
  const [kept, whatToDo] = say(3);
  expect(kept).toMatch(/^3 changements ou envois ne sont pas encore partis\. Ils restent/);
  expect(whatToDo).toContain('connectez-vous ici');
  expect(say(1)[0]).toMatch(/^1 changement ou envoi n’est pas encore parti/);
});

test('what could not be counted is not said to be in the account', () => {
  const [kept, whatToDo] = say(null);
  expect(kept).toMatch(/^Ce que votre compte n’a pas encore reçu reste sur cet appareil/);
  expect(whatToDo).toContain('connectez-vous ici');
});

test('a server that does not know yet is said, and only then', () => {
  expect(say(0).join()).toContain('le serveur ne le sait pas encore');
  expect(describeLeaving({ waiting: 0, isTold: true }).join()).not.toContain('le serveur');
});
