import { expect, test } from 'vitest';
import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import { GARANCE } from './garance.test.support.ts';
import { createRegisterSearch, findOnly, saySearch } from './register-search.ts';

test('fewer than three characters ask nothing', async () => {
  const { search, asked } = makeSearch();
  await search.ask(' ga ');
  expect(asked).toEqual([]);
  expect(search.get().status).toBe('idle');
});

test('an answer is shown, and none is said', async () => {
  const { search, answer } = makeSearch();
  const asking = search.ask('garance');
  expect(search.get().status).toBe('asking');
  answer(0, { ok: true, value: [GARANCE] });
  await asking;
  expect(search.get()).toMatchObject({ status: 'found', companies: [GARANCE] });
  const again = search.ask('personne');
  answer(1, { ok: true, value: [] });
  await again;
  expect(search.get()).toMatchObject({ status: 'none', companies: [] });
});

test('a question that another one has replaced is ended, and its answer dropped', async () => {
  const { search, asked, answer } = makeSearch();
  const first = search.ask('garance');
  const second = search.ask('garance lyon');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  answer(1, { ok: true, value: [GARANCE] });
  await second;
  answer(0, { ok: true, value: [] });
  await first;
  expect(search.get().status).toBe('found');
});

test('who types is asked for when the typing pauses, once', async () => {
  const { search, asked, answer, pass } = makeSearch();
  const asking = ['gar', 'gara', 'garance'].map((text) => search.ask(text, true));
  pass();
  await Promise.all(asking.slice(0, 2));
  await expect.poll(() => asked.map(({ query }) => query)).toEqual(['garance']);
  answer(0, { ok: true, value: [GARANCE] });
  await asking[2];
  expect(search.get().status).toBe('found');
});

test('a register that does not answer is a state, and not an error', async () => {
  const { search, answer } = makeSearch();
  const asking = search.ask('garance');
  answer(0, { ok: false, problem: { code: 'register_unavailable', reasons: [] } });
  await asking;
  expect(search.get()).toMatchObject({
    status: 'failed',
    problem: { code: 'register_unavailable' },
  });
});

test('Enter takes the one open company of the question that is typed, and no other', () => {
  const found = { status: 'found', query: 'garance', companies: [GARANCE], problem: null } as const;
  expect(findOnly(found, ' garance ')).toBe(GARANCE);
  expect(findOnly(found, 'garance lyon')).toBeNull();
  expect(findOnly({ ...found, status: 'asking' }, 'garance')).toBeNull();
  expect(findOnly({ ...found, companies: [GARANCE, GARANCE] }, 'garance')).toBeNull();
  const closed = { ...GARANCE, is_closed: true };
  expect(findOnly({ ...found, companies: [closed] }, 'garance')).toBeNull();
});

test('Enter is named only where it takes the company', () => {
  const found = { status: 'found', query: 'garance', companies: [GARANCE], problem: null } as const;
  const say = (changes: Partial<RegisteredCompany>, text = 'garance') =>
    saySearch({ ...found, companies: [{ ...GARANCE, ...changes }] }, text);
  expect(say({})).toBe('Une entreprise trouvée\u00a0: touchez-la, ou appuyez sur Entrée.');
  expect(say({}, 'garance l')).toBe('Une entreprise trouvée\u00a0: touchez-la pour la prendre.');
  const closed = { is_closed: true };
  expect(say(closed)).toBe('Une entreprise trouvée, fermée\u00a0: touchez-la pour la prendre.');
  expect(say({ ...closed, is_closed_here_only: true })).toBe(
    'Une entreprise trouvée, établissement fermé\u00a0: touchez-la pour la prendre.',
  );
  expect(saySearch({ ...found, companies: [GARANCE, GARANCE] }, 'garance')).toBe(
    '2 entreprises trouvées.',
  );
});

/** A register and a clock under the control of the test. */
function makeSearch() {
  type Answer = Awaited<ReturnType<Parameters<typeof createRegisterSearch>[0]>>;
  const asked: { query: string; signal: AbortSignal; resolve: (answer: Answer) => void }[] = [];
  const waits: (() => void)[] = [];
  const search = createRegisterSearch(
    (query, signal) => new Promise((resolve) => asked.push({ query, signal, resolve })),
    () => new Promise((resolve) => waits.push(resolve)),
  );
  return {
    search,
    asked,
    answer: (index: number, answer: Answer) => asked[index]?.resolve(answer),
    pass: () => {
      for (const resolve of waits.splice(0)) resolve();
    },
  };
}
