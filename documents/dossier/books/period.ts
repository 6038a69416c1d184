/** YYYY-MM-DD, both days included. */
export type Period = { from: string; to: string };

export function isOfPeriod(day: string, { from, to }: Period): boolean {
  return from <= day && day <= to;
}
