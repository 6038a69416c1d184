import { checkEmail } from '#app/account-forms/check-email.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import {
  SUPPORT_LIMITS,
  type SupportMessage,
  type SupportReceipt,
} from '#app/data/functions/send-support-message.ts';

export type MessageName = keyof SupportMessage;
export type MessageErrors = Partial<Record<MessageName, string>>;

export type MessageState = {
  values: SupportMessage;
  errors: MessageErrors;
  isSending: boolean;
  /** Why it was not sent; the text is kept. */
  problem: AccountProblem | null;
  sent: (SupportReceipt & { email: string }) | null;
};

export type MessageEvent =
  | { type: 'restored'; kept: unknown }
  | { type: 'typed'; name: MessageName; text: string }
  | { type: 'left'; name: MessageName }
  | { type: 'submitted'; values: SupportMessage }
  | { type: 'refused'; problem: AccountProblem }
  | { type: 'sent'; receipt: SupportReceipt; email: string }
  | { type: 'again' };

/** Restores an unsent message; the stored value is not trusted. */
export function startMessage(kept: unknown): MessageState {
  const read = (name: MessageName) => {
    const value = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : '';
    return typeof value === 'string' ? value : '';
  };
  return {
    values: { email: read('email'), subject: read('subject'), message: read('message') },
    errors: {},
    isSending: false,
    problem: null,
    sent: null,
  };
}

export function followMessage(state: MessageState, event: MessageEvent): MessageState {
  switch (event.type) {
    case 'restored':
      return { ...state, values: startMessage(event.kept).values };
    case 'typed': {
      const values = { ...state.values, [event.name]: event.text };
      // A visible error goes once fixed; none appears while typing.
      const error = state.errors[event.name] && checkMessage(values)[event.name];
      return { ...state, values, errors: withError(state.errors, event.name, error) };
    }
    case 'left': {
      if (state.values[event.name] === '') return state;
      const error = checkMessage(state.values)[event.name];
      return { ...state, errors: withError(state.errors, event.name, error) };
    }
    case 'submitted': {
      const errors = checkMessage(event.values);
      return { ...state, errors, problem: null, isSending: Object.keys(errors).length === 0 };
    }
    case 'refused':
      return { ...state, isSending: false, problem: event.problem };
    case 'sent':
      return { ...startMessage(null), sent: { ...event.receipt, email: event.email } };
    case 'again':
      return startMessage({ email: state.sent?.email });
  }
}

/** Errors, in the order of the form. */
export function checkMessage({ email, subject, message }: SupportMessage): MessageErrors {
  const wrongEmail = checkEmail(email);
  const wrongSubject = checkText(subject, 'Saisissez un objet.', SUPPORT_LIMITS.subject);
  const wrongMessage = checkText(message, 'Écrivez votre message.', SUPPORT_LIMITS.message);
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(wrongSubject && { subject: wrongSubject }),
    ...(wrongMessage && { message: wrongMessage }),
  };
}

function checkText(text: string, missing: string, most: number): string | null {
  if (text.trim() === '') return missing;
  const excess = text.trim().length - most;
  return excess > 0 ? `${excess} caractères de trop\u00a0: raccourcissez ce texte.` : null;
}

function withError(errors: MessageErrors, name: MessageName, error: string | undefined) {
  const { [name]: _, ...others } = errors;
  return error ? { ...others, [name]: error } : others;
}
