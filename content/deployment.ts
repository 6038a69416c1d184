/**
 * What a deployment says of itself, by variable (docs/operations.md), with what follows from it;
 * absent when it is not said. A page has it in its first script.
 */
export type Deployment = Readonly<Partial<Record<Saying, string>>>;

export type Saying = (typeof SAYINGS)[number];
export type SaidVariable = (typeof SAID_VARIABLES)[number];

/** The variables of an operator for the pages, besides SITE_ORIGIN. */
export const SAID_VARIABLES = [
  'SITE_NAME',
  'OLDER_SITE',
  'RATING_LINK',
  'PARTNER_NAME',
  'PARTNER_LINK',
  'OPERATOR_NAME',
  'OPERATOR_LEGAL_FORM',
  'OPERATOR_CAPITAL',
  'OPERATOR_REGISTRATION',
  'OPERATOR_VAT_NUMBER',
  'OPERATOR_ADDRESS',
  'OPERATOR_PHONE',
  'OPERATOR_EMAIL',
  'PUBLICATION_DIRECTOR',
  'DATA_PROTECTION_CONTACT',
  'MEDIATOR',
  'HOSTING_NAME',
  'HOSTING_ADDRESS',
  'HOSTING_PHONE',
  'DATA_PLACE',
  'TRANSFERS_OUTSIDE_UNION',
] as const;

export const SAYINGS = [
  ...SAID_VARIABLES,
  'SITE_ORIGIN',
  /** The name as part of the name of a file. */
  'FILE_PREFIX',
  'YEARS_ONLINE',
  /** Data are in France, by the words of DATA_PLACE. */
  'IN_FRANCE',
  /** There is an address, a telephone or a letter box besides the form. */
  'OTHER_CONTACT',
] as const;

export function describeDeployment(
  said: Readonly<Partial<Record<SaidVariable, string>>>,
  { origin, year }: { origin: string; year: number },
): Deployment {
  const { SITE_NAME = DEFAULT_NAME, DATA_PLACE = '', ...rest } = said;
  const { PARTNER_NAME, PARTNER_LINK, ...others } = rest;
  const contact = said.DATA_PROTECTION_CONTACT ?? said.OPERATOR_EMAIL;
  const isReached = said.OPERATOR_EMAIL ?? said.OPERATOR_PHONE ?? said.OPERATOR_ADDRESS;
  return {
    SITE_NAME,
    SITE_ORIGIN: origin,
    YEARS_ONLINE: `${year - ONLINE_SINCE}`,
    ...(SITE_NAME !== DEFAULT_NAME && { FILE_PREFIX: nameFile(SITE_NAME) }),
    ...others,
    // An offer has a name and a link, or there is none.
    ...(PARTNER_NAME && PARTNER_LINK && { PARTNER_NAME, PARTNER_LINK }),
    ...(DATA_PLACE && { DATA_PLACE }),
    ...(IN_FRANCE.test(DATA_PLACE) && { IN_FRANCE: 'true' }),
    ...(contact && { DATA_PROTECTION_CONTACT: contact }),
    ...(isReached && { OTHER_CONTACT: 'true' }),
  };
}

/** A blank for each value: pages are prerendered with them (server/routes/files/deployed/). */
export function listBlanks(): Deployment {
  return Object.fromEntries(SAYINGS.map((name) => [name, `{{${name}}}`]));
}

/** Letters and digits without accents; that of the default when none is left. */
function nameFile(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || DEFAULT_NAME.toLowerCase();
}

export const DEPLOYMENT_BLANK = '{{DEPLOYMENT}}';
/** Begins the first script of a page, and a service worker. */
export const DEPLOYMENT_SCRIPT = `self.deployment=${DEPLOYMENT_BLANK};`;
export const DEFAULT_NAME = 'Facturier';
/** Where nothing better is known. */
export const DEFAULT_ORIGIN = 'https://facturier.example';
/** The year of the first version. */
export const ONLINE_SINCE = 2010;
/** « en France », « en France, à Roubaix »; not « en France et en Irlande ». */
const IN_FRANCE = /^en France(?:$|\s*[,(:])/i;
