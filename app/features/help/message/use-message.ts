import { type FormEvent, useLayoutEffect, useReducer } from 'react';
import { sendSupportMessage } from '#app/data/functions/send-support-message.ts';
import { deleteKeptForm, getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { newUuid } from '#app/lib/new-id.ts';
import {
  checkMessage,
  followMessage,
  type MessageName,
  type MessageState,
  startMessage,
} from './message-state.ts';

/**
 * A message to the operator. Each word is kept on the device until it has gone, so that a panel
 * that closes or a network that fails loses nothing. `ownEmail`: of whoever is signed in.
 */
export function useMessage(ownEmail: string | null) {
  const [state, tell] = useReducer(followMessage, startMessage(null));
  // The device: a page that is drawn at build time does not know what it keeps.
  useLayoutEffect(() => tell({ type: 'restored', kept: getKeptForm('support') }), []);
  const values = { ...state.values, email: ownEmail ?? state.values.email };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isSending) return;
    tell({ type: 'submitted', values });
    const [wrong] = Object.keys(checkMessage(values));
    if (wrong) return focusField(event.currentTarget, wrong);
    const answer = await sendSupportMessage({ id: keepId(state.values), ...trimAll(values) });
    if (!answer.ok) return tell({ type: 'refused', problem: answer.problem });
    deleteKeptForm('support');
    tell({ type: 'sent', receipt: answer.value, email: values.email.trim() });
  };

  return {
    state,
    submit,
    type: (name: MessageName, text: string) => {
      saveKeptForm('support', { ...state.values, [name]: text });
      tell({ type: 'typed', name, text });
    },
    leave: (name: MessageName) => tell({ type: 'left', name }),
    writeAgain: () => tell({ type: 'again' }),
  };
}

function trimAll({ email, subject, message }: MessageState['values']) {
  return { email: email.trim(), subject: subject.trim(), message: message.trim() };
}

/**
 * Drawn once for the same words, and kept beside them: a message whose answer was lost is sent
 * again as the same one, after a reload too.
 */
function keepId(words: MessageState['values']): string {
  const kept = getKeptForm('support');
  const known = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'id') : null;
  if (typeof known === 'string') return known;
  const id = newUuid();
  saveKeptForm('support', { ...words, id });
  return id;
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
