/** `<Calculateur nom="penalites"/>`: where the page puts the program of that name. */
export function Calculator({ nom }: { nom: string }) {
  return <i data-calculator={nom} />;
}

/** What `Calculator` leaves in the HTML; `split` by it gives text, name, text… */
export const CALCULATOR = /<i data-calculator="([^"]*)"><\/i>/;
