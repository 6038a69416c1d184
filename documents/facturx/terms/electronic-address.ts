import {
  EMAIL_SCHEME,
  FRENCH_DIRECTORY,
  splitElectronicAddress,
} from '#documents/law/identifiers/electronic-address.ts';
import { sirenOf } from '#documents/law/identifiers/siren.ts';
import type { Party } from '#documents/model/fields/party.ts';
import { emailAddressOf } from '#documents/model/texts/is-email-address.ts';
import type { InvoiceParty } from './invoice.ts';

type ElectronicAddress = Pick<InvoiceParty, 'electronicAddress' | 'electronicScheme'>;

/**
 * BT-34, BT-49 and scheme: as typed (« 0225:732829320_COMPTA »), else the SIREN in the French
 * directory (scheme 0225, with establishment and service if known), else the e-mail address.
 */
export function electronicAddressOf(party: Party, routingCode?: string): ElectronicAddress {
  if (party.electronicAddress) return toTerms(party.electronicAddress);
  const siren = sirenOf(party);
  if (/^\d{9}$/.test(siren)) {
    const service = routingCode && party.siret ? `_${party.siret}_${routingCode}` : '';
    return { electronicAddress: siren + service, electronicScheme: FRENCH_DIRECTORY };
  }
  const email = emailAddressOf(party);
  return email ? { electronicAddress: email, electronicScheme: EMAIL_SCHEME } : {};
}

function toTerms(address: string): ElectronicAddress {
  const { scheme, value } = splitElectronicAddress(address);
  return { electronicAddress: value, electronicScheme: scheme };
}
