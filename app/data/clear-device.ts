import { getKeptForm, type KeptFormName, saveKeptForm } from './kept-forms.ts';

/**
 * Empties the local storage, where a session that cannot be ended may hide; what its user was
 * writing is put back. Drafts are in IndexedDB.
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
];
