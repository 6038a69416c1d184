import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { useToday } from '#app/ui/use-today.ts';
import { formStore } from './form-store.ts';
import { type ReadReminder, readForm } from './read-form.ts';

const ReadContext = createContext<ReadReminder | null>(null);

/** Reads the form once for every consumer. */
export function FormProvider({ children }: { children: ReactNode }) {
  const today = useToday();
  const form = useReminderForm();
  return <ReadContext value={today === '' ? null : readForm(form, today)}>{children}</ReadContext>;
}

export function useReminderForm() {
  return useSyncExternalStore(
    formStore.subscribe,
    () => formStore.get().form,
    () => formStore.getInitial().form,
  );
}

/** Null in prerendered pages. */
export function useRead(): ReadReminder | null {
  return use(ReadContext);
}

export function useIsAsked(): boolean {
  return useSyncExternalStore(
    formStore.subscribe,
    () => formStore.get().isAsked,
    () => false,
  );
}
