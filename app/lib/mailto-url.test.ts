import { expect, test } from 'vitest';
import { mailtoUrl } from './mailto-url.ts';

test('a message is ready, its lines apart', () => {
  expect(
    mailtoUrl({ to: 'zoe@kiosque.fr', subject: 'Facture n° 1', body: 'Bonjour,\n\nÀ vous' }),
  ).toBe(
    'mailto:zoe@kiosque.fr?subject=Facture%20n%C2%B0%201&body=Bonjour%2C%0D%0A%0D%0A%C3%80%20vous',
  );
});

test('an address cannot add to the message', () => {
  expect(mailtoUrl({ to: 'a@b.fr?bcc=x@y.fr&body=', subject: 's', body: '' })).toBe(
    'mailto:a@b.fr%3Fbcc%3Dx@y.fr%26body%3D?subject=s&body=',
  );
});
