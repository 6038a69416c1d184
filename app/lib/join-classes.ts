/** One class attribute out of several lists, the absent ones left out. */
export function joinClasses(...lists: readonly (string | false | null | undefined)[]): string {
  return lists.filter(Boolean).join(' ');
}
