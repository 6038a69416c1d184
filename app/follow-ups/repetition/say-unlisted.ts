import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Without what already repeats, a document would repeat twice. */
export function sayUnlisted(): null {
  showToast('Ce qui se répète n’a pas pu être lu.', {
    tone: 'error',
    detail: 'Vérifiez le réseau, puis recommencez.',
  });
  return null;
}
