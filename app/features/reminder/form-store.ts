import { getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { createState } from '#app/lib/create-state.ts';
import { EMPTY_REMINDER_FORM, type ReminderForm, readKeptReminderForm } from './form.ts';

type FormState = {
  form: ReminderForm;
  /** The form kept on the device has been read. */
  isReady: boolean;
  /** The letter was requested: empty required fields show their error. */
  isAsked: boolean;
};

/** The reminder of this tab, saved on the device at each change. */
export const formStore = createState<FormState>({
  form: EMPTY_REMINDER_FORM,
  isReady: false,
  isAsked: false,
});

/** Reads what the device kept, once. */
export function openReminderForm(): void {
  if (formStore.get().isReady) return;
  formStore.set({
    form: readKeptReminderForm(getKeptForm('reminder')) ?? EMPTY_REMINDER_FORM,
    isReady: true,
  });
}

/**
 * Fields typed before the page hydrates are told together, before the page renders again: what
 * depends on the form is a function of it.
 */
export function changeReminderForm(
  change: Partial<ReminderForm> | ((known: ReminderForm) => Partial<ReminderForm>),
): void {
  // A change may come before the page opens the form: read first, so as not to overwrite.
  openReminderForm();
  const known = formStore.get().form;
  const form = { ...known, ...(typeof change === 'function' ? change(known) : change) };
  formStore.set({ form });
  saveKeptForm('reminder', form);
}
