import { getKeptForm, type KeptFormName, saveKeptForm } from './kept-forms.ts';

/**
 * Clears the local storage, which may hold a session that could not be ended; puts form input back.
 * Drafts are in IndexedDB.
 */
export function clearDevice(): void {
  const kept = FORMS.map((name) => [name, getKeptForm(name)] as const);
  localStorage.clear();
  for (const [name, form] of kept)
    if (typeof form === 'object' && form !== null) saveKeptForm(name, form);
}

const FORMS: readonly KeptFormName[] = [
  'reminder',
  'numbering',
  'counting',
  'shared-links',
  'sends',
  'repetitions',
];
