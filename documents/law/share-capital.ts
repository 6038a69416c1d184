/** Companies with limited liability or by shares state their capital (C. com. R123-238). */
export function mustStateCapital(legalForm = ''): boolean {
  return WITH_CAPITAL.test(legalForm);
}

/** Partnerships and groupings do not. An unknown form may have a capital to state. */
export function neverStatesCapital(legalForm = ''): boolean {
  return WITHOUT_CAPITAL.test(legalForm);
}

const WITH_CAPITAL =
  /\b(SARL|EURL|SASU?|SA|SCA|SELARL|SELAS|SELAFA|SELCA|SE)\b|responsabilité limitée|par actions|anonyme/i;
const WITHOUT_CAPITAL =
  /^(?:SNC|SCS|GIE|société en (?:nom collectif|commandite simple)|groupement d[’']intérêt économique)(?!\p{L})/iu;
