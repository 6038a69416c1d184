/** `<Calculateur nom="penalites"/>`: a placeholder for the calculator. */
export function Calculator({ nom }: { nom: string }) {
  return <i data-calculator={nom} />;
}

/** The placeholder of `Calculator`: `split` by it alternates text and names. */
export const CALCULATOR = /<i data-calculator="([^"]*)"><\/i>/;
