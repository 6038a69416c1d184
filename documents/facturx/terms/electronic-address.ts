import { sirenOf } from '#documents/law/identifiers/siren.ts';
import type { Party } from '#documents/model/parts/party.ts';
import type { InvoiceParty } from './invoice.ts';

type ElectronicAddress = Pick<InvoiceParty, 'electronicAddress' | 'electronicScheme'>;

/**
 * BT-34, BT-49 and their scheme: what the author wrote (« 0225:732829320_COMPTA »), else the SIREN
 * in the French directory (scheme 0225, with establishment and service when both are known), else
 * the e-mail address.
 */
export function electronicAddressOf(party: Party, routingCode?: string): ElectronicAddress {
  if (party.electronicAddress) return splitScheme(party.electronicAddress);
  const siren = sirenOf(party);
  if (/^\d{9}$/.test(siren)) {
    const service = routingCode && party.siret ? `_${party.siret}_${routingCode}` : '';
    return { electronicAddress: siren + service, electronicScheme: FRENCH_DIRECTORY };
  }
  return party.email ? { electronicAddress: party.email, electronicScheme: EMAIL } : {};
}

function splitScheme(address: string): ElectronicAddress {
  const [, scheme, value] = /^(EM|A[NQSU]|\d{4}):\s*(.+)$/.exec(address) ?? [];
  if (scheme && value) return { electronicAddress: value, electronicScheme: scheme };
  return {
    electronicAddress: address,
    electronicScheme: address.includes('@') ? EMAIL : FRENCH_DIRECTORY,
  };
}

const FRENCH_DIRECTORY = '0225';
const EMAIL = 'EM';
