/** Days of delay before the first half-year with a known rate. */
export function writeUnknownDays(days: number): string {
  const counted =
    days === 1
      ? '1 jour n’est pas compté\u00a0: son taux'
      : `${days} jours ne sont pas comptés\u00a0: leur taux`;
  return `${counted} est antérieur à ceux que cette page connaît.`;
}
