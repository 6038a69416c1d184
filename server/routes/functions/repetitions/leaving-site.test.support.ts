import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { getToday } from '#runtime/today.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';
import { createPatience } from './patience.ts';
import { type Preparing, prepareDue } from './prepare-due.ts';

/** A site whose accounts repeat a complete invoice, which leaves by itself today. */
export async function createLeavingSite() {
  const site = await createFunctionSite();
  const { owner, join, functionFaults, forgetUses } = site;
  const env: Preparing = { ...site.env, onPrepared: () => undefined };
  // Numbers are given by the day of the database.
  const today = getToday(new Date());
  const prepare = (from = env, now = new Date(`${today}T12:00:00Z`)) =>
    prepareDue(from, { now, signal: new AbortController().signal, patience: createPatience() });
  /** Makes the documents that a server holds available to the next one. */
  const passHour = () =>
    owner.query("update private.prepared_documents set try_at = try_at - interval '1 hour'");
  /** Calls to that function of the database do not come back. */
  const dyingAt = (name: string): Preparing => ({
    ...env,
    askData: (request) =>
      request.url.endsWith(name)
        ? Promise.reject(Object.assign(new Error('Killed'), { code: 'killed' }))
        : site.env.askData(request),
  });
  let people = 0;
  const enter = async () => {
    people += 1;
    const [email, to] = [`auteur-${people}@exemple.fr`, `client-${people}@exemple.fr`];
    const { client, user } = await join(email);
    return { client, email, to, userId: user.id };
  };
  type Entered = Awaited<ReturnType<typeof enter>>;
  const repeat = async ({ client, to }: Entered, change: object = {}) => {
    const row = {
      ...{ id: randomUUID(), model, every: 'month', first_on: today, next_on: today },
      ...{ sends_to: to, ...change },
    };
    const { error } = await client.from('repetitions').insert(row);
    expect(error).toBeNull();
  };
  beforeEach(async () => {
    await owner.query('delete from repetitions');
    await owner.query('delete from private.prepared_documents');
    functionFaults.length = 0;
    forgetUses();
  });
  return { ...site, env, today, prepare, passHour, dyingAt, enter, repeat };
}

export const model = requireDraft({
  ...samples.menuisier,
  ...{ issueDate: '2026-10-31', supply: { start: '2026-10-01', end: '2026-10-31' } },
});

export async function listDocuments(client: SupabaseClient) {
  return (await client.from('documents').select('number, status, milestone').order('number')).data;
}

export const SENT = { status: 'sent', milestone: 'sent' };
export const WAITS = { number: null, status: 'draft', milestone: null };
