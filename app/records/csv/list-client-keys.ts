import type { Client } from '#app/data/account/records/clients.ts';
import { foldAccents } from '#documents';

/**
 * What tells a client from the others: its establishment or company, its e-mail address with its
 * name, its name with its postcode.
 */
export function listClientKeys({ buyer }: Pick<Client, 'buyer'>): string[] {
  const name = foldAccents(buyer.name)
    .replace(LEGAL_FORMS, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const place = buyer.address.postalCode;
  return [
    // Two establishments of a company may be two clients.
    buyer.siret || buyer.siren || '',
    buyer.email ? `mail ${buyer.email.toLowerCase()} ${name}` : '',
    `name ${name} ${place}`,
  ].filter((key) => key !== '' && key !== `name  ${place}`);
}

const LEGAL_FORMS = /\b(sarl|sasu|sas|eurl|sa|sci|snc|selarl|scp|ei)\b/g;
