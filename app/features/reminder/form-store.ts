import { getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { createState } from '#app/lib/create-state.ts';
import { EMPTY_REMINDER_FORM, type ReminderForm, readKeptReminderForm } from './form.ts';

type FormState = {
  form: ReminderForm;
  /** The device has answered. */
  isReady: boolean;
  /** The letter was asked for: what is missing is said. */
  isAsked: boolean;
};

/** The reminder of this tab, kept on the device at each change. */
export const formStore = createState<FormState>({
  form: EMPTY_REMINDER_FORM,
  isReady: false,
  isAsked: false,
});

/** Reads what the device kept; what is there already is left as it is. */
export function openReminderForm(): void {
  if (formStore.get().isReady) return;
  formStore.set({
    form: readKeptReminderForm(getKeptForm('reminder')) ?? EMPTY_REMINDER_FORM,
    isReady: true,
  });
}

export function changeReminderForm(change: Partial<ReminderForm>): void {
  // A change may come first: what the device kept is not written over.
  openReminderForm();
  const form = { ...formStore.get().form, ...change };
  formStore.set({ form });
  saveKeptForm('reminder', form);
}
