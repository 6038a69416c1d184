import { expect, test } from 'vitest';
import { meta } from './auth.tsx';

test.each([
  ['', 'Connexion'],
  ['?tab=signup', 'Créer un compte'],
  ['?tab=recover', 'Mot de passe oublié'],
  ['?tab=link', 'Connexion par e-mail'],
  ['?tab=unknown', 'Connexion'],
])('/auth%s is titled « %s »', (search, title) => {
  const [first] = meta({ location: { search } });
  expect(first).toEqual({ title: expect.stringMatching(`^${title} \\|`) });
});
