import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Without what already repeats, a document would repeat twice. */
export function sayUnlisted(): null {
  showToast('Ce qui se répète n’a pas pu être lu.', {
    tone: 'error',
    detail: 'Vérifiez le réseau, puis recommencez.',
  });
  return null;
}

/** A draft keeps the former value of a text that cannot be read: it would be repeated. */
export function sayUnreadable(): null {
  showToast('Un champ de ce document n’a pas pu être lu.', {
    tone: 'error',
    detail: 'Ouvrez le document et corrigez-le avant de le répéter.',
  });
  return null;
}
