/** Loaded by `deviceDossier` on first use. */
export { mark, remove, restore, saveLinked, takeBack } from './change-dossier.ts';
export { saveGivenNumber, takeGivenNumber } from './give-number.ts';
export { pay } from './payments.ts';
export { forgetReminder, noteReminders } from './reminders.ts';
export { saveTied } from './save-tied.ts';

export const loadQueries = () => import('./query-dossier.ts');
