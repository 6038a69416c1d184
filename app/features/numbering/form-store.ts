import { useSyncExternalStore } from 'react';
import { getKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import { createState } from '#app/lib/create-state.ts';
import { EMPTY_NUMBERING_FORM, type NumberingForm, readKeptNumberingForm } from './form.ts';

const formStore = createState<{ form: NumberingForm; isReady: boolean }>({
  form: EMPTY_NUMBERING_FORM,
  isReady: false,
});

/** Reads the stored form, once. */
export function openNumberingForm(): void {
  if (formStore.get().isReady) return;
  formStore.set({ form: readKeptNumberingForm(getKeptForm('numbering')), isReady: true });
}

export function getForm(): NumberingForm {
  return formStore.get().form;
}

/** Saved on the device at each change. */
export function changeNumberingForm(change: Partial<NumberingForm>): void {
  // A change may come first: it must not overwrite the stored form.
  openNumberingForm();
  const form = { ...getForm(), ...change };
  formStore.set({ form });
  saveKeptForm('numbering', form);
}

export function useNumberingForm(): NumberingForm {
  return useSyncExternalStore(formStore.subscribe, getForm, () => formStore.getInitial().form);
}
