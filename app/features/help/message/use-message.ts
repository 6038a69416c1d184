import { type FormEvent, useLayoutEffect, useReducer } from 'react';
import { sendSupportMessage } from '#app/data/functions/send-support-message.ts';
import { deleteKeptForm, getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { focusNamed } from '#app/lib/focus-named.ts';
import { newUuid } from '#app/lib/new-id.ts';
import {
  checkMessage,
  followMessage,
  type MessageName,
  type MessageState,
  startMessage,
} from './message-state.ts';

/**
 * A message to the operator. Saved on the device at each change until it is sent, so that closing
 * the panel or a network failure loses nothing. `ownEmail`: address of the signed-in user.
 */
export function useMessage(ownEmail: string | null) {
  const [state, tell] = useReducer(followMessage, startMessage(null));
  // Syncs with the device’s storage, unknown when prerendered.
  useLayoutEffect(() => tell({ type: 'restored', kept: getKeptForm('support') }), []);
  const values = { ...state.values, email: ownEmail ?? state.values.email };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isSending) return;
    tell({ type: 'submitted', values });
    const [wrong] = Object.keys(checkMessage(values));
    if (wrong) return focusNamed(event.currentTarget, wrong);
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
 * The same words keep the same id, across reloads too: a repeat after a lost answer is recognised.
 */
function keepId(words: MessageState['values']): string {
  const kept = getKeptForm('support');
  const known = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'id') : null;
  if (typeof known === 'string') return known;
  const id = newUuid();
  saveKeptForm('support', { ...words, id });
  return id;
}
