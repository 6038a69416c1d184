import { type FormEvent, useState } from 'react';
import type { FunctionAnswer } from '#app/data/functions/call-function.ts';
import { sendWord } from '#app/data/functions/client-pages.ts';
import { focusNamed } from '#app/lib/focus-named.ts';
import { newUuid } from '#app/lib/new-id.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { takeFocus } from '#app/ui/focus/pass-focus-on.ts';
import { type Draft, isEmailAddress } from '#documents';
import { CLIENT_PAGE_WORDS } from './client-page-words.ts';
import type { Received } from './read-received.ts';

type Values = { name: string; email: string; message: string };
type State = {
  id: string;
  values: Values;
  wrong: readonly (keyof Values)[];
  is: 'open' | 'sending' | 'sent' | 'refused' | 'busy';
};

/** A message to the issuer, who answers by e-mail. What is written stays until it is sent. */
export function WordForm({ received: { token, document } }: { received: Received }) {
  const { draft } = document;
  const words = CLIENT_PAGE_WORDS[draft.language];
  const { issuer, reader } = partiesOf(draft);
  const [state, setState] = useState<State>(() => ({
    id: newUuid(),
    values: { name: reader.name.slice(0, 100), email: reader.email ?? '', message: '' },
    wrong: [],
    is: 'open',
  }));
  if (state.is === 'sent')
    return (
      <section className="mt-8 rounded-card bg-primary-soft px-4 py-3">
        <p ref={takeFocus} tabIndex={-1} className="font-semibold">
          {words.sent}
        </p>
        <p>{words.sentDetail}</p>
      </section>
    );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.is === 'sending') return;
    const wrong = findWrong(state.values);
    setState({ ...state, wrong, is: wrong.length > 0 ? 'open' : 'sending' });
    const [first] = wrong;
    if (first) return focusNamed(event.currentTarget, first);
    const answer = await sendWord({ id: state.id, token, ...trimAll(state.values) });
    setState((now) => ({ ...now, is: nameOutcome(answer) }));
  };
  const bind = (name: keyof Values) => ({
    name,
    value: state.values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setState((now) => ({
        ...now,
        values: { ...now.values, [name]: target.value },
        wrong: now.wrong.filter((one) => one !== name),
      })),
  });
  const errorOf = (name: keyof Values) =>
    state.wrong.includes(name) ? words.missing[name] : undefined;
  return (
    <section className="mt-8 max-w-prose print:hidden">
      <h2 className="text-xl">{words.write(issuer.name)}</h2>
      <form className="mt-3 grid gap-4" noValidate onSubmit={submit}>
        <Field id="word-name" label={words.name} error={errorOf('name')} isRequired>
          {(aria) => <TextInput {...aria} {...bind('name')} autoComplete="name" maxLength={100} />}
        </Field>
        <Field id="word-email" label={words.email} error={errorOf('email')} isRequired>
          {(aria) => (
            <TextInput
              {...aria}
              {...bind('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={255}
            />
          )}
        </Field>
        <Field id="word-message" label={words.message} error={errorOf('message')} isRequired>
          {(aria) => (
            <TextArea {...aria} {...bind('message')} className="min-h-28" maxLength={2000} />
          )}
        </Field>
        <div role="alert" className="empty:-mt-4">
          {(state.is === 'refused' || state.is === 'busy') && (
            <p className="rounded-control bg-stamp-soft px-3 py-2.5 text-stamp">
              {words[state.is]}
            </p>
          )}
        </div>
        <Button
          type="submit"
          aria-disabled={state.is === 'sending' || undefined}
          className="justify-self-start"
        >
          {words.send}
        </Button>
      </form>
    </section>
  );
}

/** The buyer writes a self-billed invoice, and the seller reads it. */
function partiesOf({ subtype, seller, buyer }: Draft) {
  return subtype === 'self-billed'
    ? { issuer: buyer, reader: seller }
    : { issuer: seller, reader: buyer };
}

function nameOutcome(answer: FunctionAnswer<unknown>): State['is'] {
  if (answer.ok) return 'sent';
  return answer.problem.code === 'over_request_rate_limit' ? 'busy' : 'refused';
}

function findWrong(values: Values): (keyof Values)[] {
  const { name, email, message } = trimAll(values);
  return [
    ...(name === '' ? (['name'] as const) : []),
    ...(isEmailAddress(email) ? [] : (['email'] as const)),
    ...(message === '' ? (['message'] as const) : []),
  ];
}

function trimAll({ name, email, message }: Values): Values {
  return { name: name.trim(), email: email.trim(), message: message.trim() };
}
