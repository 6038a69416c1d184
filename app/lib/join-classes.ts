export function joinClasses(...lists: readonly (string | false | null | undefined)[]): string {
  return lists.filter(Boolean).join(' ');
}
