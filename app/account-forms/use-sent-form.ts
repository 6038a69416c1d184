import { type FocusEvent, type FormEvent, useState } from 'react';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { afterPress } from '#app/lib/timing/after-press.ts';

type Texts<Name extends string> = Record<Name, string>;
export type FieldErrors<Name extends string> = Partial<Texts<Name>>;

/**
 * A form sent to the server. Values are read from the DOM, so that what a password manager filled
 * in counts, and stay there after a refusal. `check` gives the errors by field; `send` resolves to
 * the refusal, or null.
 */
export function useSentForm<Name extends string>({
  names,
  check,
  send,
}: {
  names: readonly Name[];
  check: (values: Texts<Name>) => FieldErrors<Name>;
  send: (values: Texts<Name>, form: FormData) => Promise<AccountProblem | null>;
}) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const [isSending, setSending] = useState(false);

  const read = (form: FormData) =>
    Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Texts<Name>; // one a name
  const recheck = (input: FormControl) => {
    const name = names.find((known) => known === input.name);
    if (!name || !input.form) return;
    const error = check(read(new FormData(input.form)))[name];
    setErrors((latest) => ({ ...latest, [name]: error }));
  };

  return {
    errors,
    problem,
    isSending,
    form: {
      noValidate: true,
      onSubmit: async (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending) return;
        const form = event.currentTarget;
        const data = new FormData(form);
        const found = check(read(data));
        setErrors(found);
        setProblem(null);
        const first = names.find((name) => found[name]);
        if (first) return focus(form, first);
        setSending(true);
        setProblem(await send(read(data), data));
        setSending(false);
      },
      // A field left empty shows no error until the form is sent.
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        if (isFormControl(target) && target.value !== '') afterPress(() => recheck(target));
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (!isFormControl(target)) return;
        if (names.some((name) => name === target.name && errors[name])) recheck(target);
      },
    },
  };
}

function focus(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (isFormControl(field)) field.focus();
}

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isFormControl(target: unknown): target is FormControl {
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  return kinds.some((kind) => target instanceof kind);
}
