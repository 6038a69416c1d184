import { expect, onTestFinished, test, vi } from 'vitest';
import { followSession } from './follow-session.ts';
import { learnSecondFactor } from './learn-second-factor.ts';
import { makeClient, makeSession } from './make-session.test.support.ts';
import { createSessionState } from './session-state.ts';

test('a refusal tells a page of the second factor that another device set up, and is not asked about again', async () => {
  const store = createSessionState();
  const asked: string[] = [];
  const session = makeSession();
  const factor = { id: 'f', factor_type: 'totp' as const, status: 'verified' as const };
  const factors = [{ ...factor, created_at: '', updated_at: '' }];
  const { client } = makeClient((path) => {
    asked.push(path);
    return Response.json({ ...session, user: { ...session.user, factors } });
  }, session);
  onTestFinished(() => client.auth.stopAutoRefresh());
  await followSession(store, {
    client,
    getProfile: async () => null,
    isAdministrator: async () => false,
  });
  await vi.waitFor(() => expect(store.get().user?.id).toBe('u1'));
  await learnSecondFactor('unavailable', client, store);
  expect(asked).toEqual([]);
  expect(store.get().isSecondFactorDue).toBe(false);
  for (let times = 0; times < 2; times += 1)
    await learnSecondFactor('insufficient_aal', client, store);
  expect(store.get().isSecondFactorDue).toBe(true);
  expect(asked).toEqual(['/auth/v1/token']);
});
