/** The known names of a user. */
export type KnownNames = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
};

/** One or two letters that stand for a user. */
export function getInitials({ firstName, lastName, email }: KnownNames): string {
  const [first, last] = [trim(firstName), trim(lastName)];
  const letters =
    first && last ? take(first, 1) + take(last, 1) : take(first, 2) || take(trim(email), 1);
  return letters.toLocaleUpperCase('fr') || 'U';
}

/** The displayed name: first and last, else the first, else « Mon compte ». */
export function getDisplayName({ firstName, lastName }: KnownNames): string {
  const [first, last] = [trim(firstName), trim(lastName)];
  if (first && last) return `${first} ${last}`;
  return first || 'Mon compte';
}

function trim(text: string | null | undefined): string {
  return text?.trim() ?? '';
}

/** Cuts by code points after NFC, so that an accented letter stays whole. */
function take(text: string, count: number): string {
  return [...text.normalize('NFC')].slice(0, count).join('');
}
