import { expect, test } from 'vitest';
import { checkMessage, followMessage, type MessageEvent, startMessage } from './message-state.ts';

const written = { email: 'zoe@exemple.fr', subject: 'Acompte', message: 'Bonjour' };
const play = (...events: MessageEvent[]) => events.reduce(followMessage, startMessage(written));
const submitted = { type: 'submitted', values: written } as const;
const problem = { code: 'network', reasons: [] };

test('what was kept is there again, whatever its shape', () => {
  expect(startMessage(written).values).toEqual(written);
  for (const kept of [null, 'mots', [], { email: 3 }])
    expect(startMessage(kept).values).toEqual({ email: '', subject: '', message: '' });
});

test('what the device kept fills the form', () => {
  const state = followMessage(startMessage(null), { type: 'restored', kept: written });
  expect(state.values).toEqual(written);
});

test('an empty message is not sent, and each field says what to do', () => {
  const state = followMessage(startMessage(null), {
    type: 'submitted',
    values: startMessage(null).values,
  });
  expect(state.isSending).toBe(false);
  expect(Object.keys(state.errors)).toEqual(['email', 'subject', 'message']);
});

test('a text that is too long says by how much', () => {
  expect(checkMessage({ ...written, message: 'a'.repeat(5003) }).message).toMatch(/^3 caractères/);
  expect(checkMessage({ ...written, message: 'a'.repeat(5000) })).toEqual({});
});

test('an error comes when a field is left, not while it is typed in, and goes when mended', () => {
  const typing = play({ type: 'typed', name: 'email', text: 'zoe@' });
  expect(typing.errors).toEqual({});
  const left = followMessage(typing, { type: 'left', name: 'email' });
  expect(left.errors.email).toBeDefined();
  expect(followMessage(left, { type: 'typed', name: 'email', text: 'z@e.fr' }).errors).toEqual({});
});

test('a field that is left empty is told nothing', () => {
  expect(
    play({ type: 'typed', name: 'subject', text: '' }, { type: 'left', name: 'subject' }).errors,
  ).toEqual({});
});

test('a message that is refused stays as it was written', () => {
  const state = play(submitted, { type: 'refused', problem });
  expect(state).toMatchObject({ values: written, isSending: false, problem });
  expect(followMessage(state, submitted)).toMatchObject({ isSending: true, problem: null });
});

test('a message that is sent leaves an empty form and its number', () => {
  const receipt = { number: 'A-000012', receipt_sent: true };
  const state = play(submitted, { type: 'sent', receipt, email: written.email });
  expect(state).toMatchObject({ values: { subject: '', message: '' }, sent: { ...receipt } });
  const again = followMessage(state, { type: 'again' });
  expect(again).toMatchObject({ sent: null, values: { email: written.email, message: '' } });
});
