/**
 * Who runs this server: what the law wants its legal pages to say (LCEN, article 1-1; RGPD, article
 * 13). Fill it in before opening the site to others; what is null is said to be missing.
 */
export const operator: Operator = {
  name: null,
  legalForm: null,
  capital: null,
  registration: null,
  vatNumber: null,
  postalAddress: null,
  phone: null,
  email: null,
  publicationDirector: null,
  dataProtectionContact: null,
  mediator: null,
  host: { name: null, postalAddress: null, phone: null },
  dataPlace: null,
  transfersOutsideUnion: null,
};

type Operator = {
  /** First and last name of a person, or name of a company. */
  name: string | null;
  /** « SARL », « entrepreneur individuel »… */
  legalForm: string | null;
  /** « 1 000 € », of a company. */
  capital: string | null;
  /** « RCS Lyon 732 829 320 ». */
  registration: string | null;
  vatNumber: string | null;
  postalAddress: string | null;
  phone: string | null;
  email: string | null;
  publicationDirector: string | null;
  /** Address of whoever answers for personal data, when it is not `email`. */
  dataProtectionContact: string | null;
  /** Mediator of consumers, with an address, when the operator sells to consumers. */
  mediator: string | null;
  /** Whoever stores the site. */
  host: { name: string | null; postalAddress: string | null; phone: string | null };
  /** Where data are stored: « en France, à Roubaix ». */
  dataPlace: string | null;
  /** « Aucun », or to which country and on what ground (RGPD, articles 44 to 49). */
  transfersOutsideUnion: string | null;
};
