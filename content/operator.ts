/**
 * The operator of this server, for the legal pages (LCEN, article 1-1; RGPD, article 13). Fill it
 * in before opening the site to others: a null is shown as missing.
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
  /** « 1 000 € », for a company. */
  capital: string | null;
  /** « RCS Lyon 732 829 320 ». */
  registration: string | null;
  vatNumber: string | null;
  postalAddress: string | null;
  phone: string | null;
  email: string | null;
  publicationDirector: string | null;
  /** Contact for personal data, when it is not `email`. */
  dataProtectionContact: string | null;
  /** Consumer mediator and its address, when selling to consumers. */
  mediator: string | null;
  /** The hosting provider. */
  host: { name: string | null; postalAddress: string | null; phone: string | null };
  /** The place where data are stored: « en France, à Roubaix ». */
  dataPlace: string | null;
  /** « Aucun », or the country and legal basis (RGPD, articles 44 to 49). */
  transfersOutsideUnion: string | null;
};
