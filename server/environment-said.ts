import * as z from 'zod/mini';
import { SAID_VARIABLES, type SaidVariable } from '#content/deployment.ts';
import { isWeb } from './environment-values.ts';

export type SaidSettings = Partial<Record<SaidVariable, string>>;

/** What the operator says on the pages: one line each, links by http or https. */
export const saidVariables = {
  SITE_NAME: words('SITE_NAME'),
  OLDER_SITE: link('OLDER_SITE'),
  RATING_LINK: link('RATING_LINK'),
  PARTNER_NAME: words('PARTNER_NAME'),
  PARTNER_LINK: link('PARTNER_LINK'),
  OPERATOR_NAME: words('OPERATOR_NAME'),
  OPERATOR_LEGAL_FORM: words('OPERATOR_LEGAL_FORM'),
  OPERATOR_CAPITAL: words('OPERATOR_CAPITAL'),
  OPERATOR_REGISTRATION: words('OPERATOR_REGISTRATION'),
  OPERATOR_VAT_NUMBER: words('OPERATOR_VAT_NUMBER'),
  OPERATOR_ADDRESS: words('OPERATOR_ADDRESS'),
  OPERATOR_PHONE: words('OPERATOR_PHONE'),
  OPERATOR_EMAIL: z.optional(
    z.email({
      error: ({ input }) =>
        `OPERATOR_EMAIL vaut « ${input} » : donnez une adresse e-mail, comme bonjour@exemple.fr.`,
    }),
  ),
  PUBLICATION_DIRECTOR: words('PUBLICATION_DIRECTOR'),
  DATA_PROTECTION_CONTACT: words('DATA_PROTECTION_CONTACT'),
  MEDIATOR: words('MEDIATOR'),
  HOSTING_NAME: words('HOSTING_NAME'),
  HOSTING_ADDRESS: words('HOSTING_ADDRESS'),
  HOSTING_PHONE: words('HOSTING_PHONE'),
  DATA_PLACE: words('DATA_PLACE'),
  TRANSFERS_OUTSIDE_UNION: words('TRANSFERS_OUTSIDE_UNION'),
} satisfies Record<SaidVariable, unknown>;

export function nameSaid(given: SaidSettings): SaidSettings {
  return Object.fromEntries(
    SAID_VARIABLES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
}

function words(name: SaidVariable) {
  const isLine = (value: string) =>
    value.length <= MOST_SIGNS &&
    /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(value.replace(JOINERS, '')) &&
    /\S/.test(value);
  return z.optional(
    z.string().check(
      z.refine(isLine, {
        error: ({ input }) =>
          `${name} vaut « ${input} » : donnez une ligne de texte, de ${MOST_SIGNS} signes au plus.`,
      }),
    ),
  );
}

function link(name: SaidVariable) {
  return z.optional(
    z.string().check(
      z.refine((value) => URL.canParse(value) && isWeb(value) && !/\s/.test(value), {
        error: ({ input }) =>
          `${name} vaut « ${input} » : donnez une adresse entière, comme https://www.exemple.fr/page.`,
      }),
    ),
  );
}

const MOST_SIGNS = 300;
/** Format characters that emoji are joined with. */
const JOINERS = /[\u200d\ufe0f]/g;
