import { beforeEach, expect, test } from 'vitest';
import { problemWords } from '#app/account-forms/problem-words.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { FUNCTION_CODES } from '#server/routes/functions/function-codes.ts';
import { sendDocument } from './send-document.ts';
import { stubServer } from './stub-server.test.support.ts';

const server = stubServer();
beforeEach(server.reset);
const draft = { ...requireDraft(samples.menuisier), privateNotes: 'Paie en retard' };
const wish = { id: '7e0f0f4c-3a6b-4d56-9d0f-1f4f0b8f4f11', userId: null, day: '2026-11-20' };
const visitor = { email: 'moi@exemple.fr', newsletter: false };
const refuse = async (code: string, status = 400) => {
  server.answer = () => Response.json({ code }, { status });
  const answer = await sendDocument(draft, visitor, wish);
  if (answer.ok) throw new Error('It was refused');
  return answer.problem.code;
};

test('private notes stay; only what is unfinished is asked for as provisional', async () => {
  server.answer = () => Response.json({ sent_to: [visitor.email], is_draft: false });
  expect(await sendDocument(draft, visitor, wish)).toMatchObject({ ok: true });
  expect(server.calls[0]?.body).toEqual({
    id: wish.id,
    day: wish.day,
    draft: expect.anything(),
    ...visitor,
  });
  expect(JSON.stringify(server.calls[0]?.body)).not.toContain('Paie en retard');
  await sendDocument(draft, null, { ...wish, isProvisional: true });
  expect(server.calls[1]?.body).toEqual({
    id: wish.id,
    day: wish.day,
    draft: expect.anything(),
    provisional: true,
  });
});

test.each([...FUNCTION_CODES, 'body_too_large', 'unavailable', 'from_the_future'])(
  'what is refused with %s says what to do',
  async (code) => {
    const said = problemWords[await refuse(code)] ?? problemWords.unknown;
    expect(said).toMatch(/[a-zé]ez(?!\p{L})/u);
  },
);

test('a refusal that other screens know too is said of a document here', async () => {
  expect(problemWords[await refuse('email_not_sent', 503)]).toMatch(/envoyez le fichier/);
  expect(problemWords[await refuse('over_request_rate_limit', 429)]).toMatch(/réessayez demain/);
  expect(problemWords[await refuse('body_too_large', 413)]).toMatch(/trop lourd pour un e-mail/);
  expect(problemWords[await refuse('validation_failed')]).toMatch(/adresse ou ce document/);
  expect(problemWords[await refuse('no_authorization', 401)]).toMatch(/Reconnectez-vous/);
});
