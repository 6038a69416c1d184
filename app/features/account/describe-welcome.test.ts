import { expect, test } from 'vitest';
import { describeAskedNews, describeWelcome } from './describe-welcome.ts';

test('a welcome that was never sent is not said to be', () => {
  expect(describeWelcome(null)).toEqual({
    sentence: 'Il dit par où commencer. Nous vous l’envoyons si vous le voulez.',
    button: 'Recevoir l’e-mail de bienvenue',
  });
  expect(describeAskedNews(null)).toBe('Vous l’avez demandé à l’inscription\u00a0: cochez ici.');
});

test('one that was sent has its day, and the link that it holds', () => {
  const { sentence, button } = describeWelcome('2026-11-30T10:00:00Z');
  expect(sentence).toContain('vous a été adressé le 30 novembre 2026.');
  expect(button).toBe('Renvoyer l’e-mail de bienvenue');
  expect(describeAskedNews('2026-11-30T10:00:00Z')).toContain('le lien de l’e-mail de bienvenue.');
});
