import { expect, test } from 'vitest';
import { sayRegisterProblem } from './say-register-problem.ts';

test.each(['network', 'unavailable', 'register_unavailable', 'register_closed'])(
  'with %s one line says that these fields can be typed',
  (code) => {
    const text = sayRegisterProblem({ code, reasons: [] });
    expect(text).toMatch(/remplissez ces champs vous-même/i);
    expect(text).not.toMatch(/annuaire/i);
    expect(text).not.toMatch(/[a-z]_[a-z]|[^\u00a0][:;!?]/);
  },
);

test('who asks too often is told to wait, anything else is said as everywhere', () => {
  const say = (code: string) => sayRegisterProblem({ code, reasons: [] });
  expect(say('over_request_rate_limit')).toMatch(/^Trop de recherches.*Attendez une minute/);
  expect(say('unexpected_failure')).toMatch(/erreur/);
});
