import type { Json } from '#app/data/account/database.generated.ts';
import type { Draft } from '#documents';
import { readParts } from './read-parts.ts';

export type ClientContact = { name: string; role: string; email: string; phone: string };

export type Client = {
  id: string;
  buyer: Draft['buyer'];
  /** In addition to the contact of `buyer`. */
  contacts: readonly ClientContact[];
  deliveryAddress?: Draft['deliveryAddress'];
  /** That of its documents, unless they come in any. */
  language?: Draft['language'];
  /** For the user alone, on no document. */
  notes?: string;
};

export type ClientRow = {
  id: string;
  name: string;
  email: string | null;
  billing_city: string | null;
  /** Absent from copies that are older than the column. */
  language?: string | null;
  buyer: Json;
};

/** The columns that queries select. */
export const CLIENT_COLUMNS = 'id, name, email, billing_city, language, buyer';

/** Reads a row; an invalid identity is dropped field by field, and the name stays. */
export function toClient({ id, name, email, billing_city, language, buyer }: ClientRow): Client {
  const { contacts, deliveryAddress, notes, ...identity } = asObject(buyer);
  const draft = readParts({
    buyer: {
      address: { line1: '', postalCode: '', city: billing_city ?? '', country: 'FR' },
      ...(email !== null && { email }),
      ...identity,
      name,
    },
    ...(deliveryAddress !== undefined && { deliveryAddress }),
  });
  return {
    id,
    buyer: draft.buyer,
    contacts: Array.isArray(contacts) ? contacts.map(toContact) : [],
    ...(draft.deliveryAddress && { deliveryAddress: draft.deliveryAddress }),
    ...((language === 'fr' || language === 'en') && { language }),
    ...(asText(notes) !== '' && { notes: asText(notes) }),
  };
}

export function toClientRow({ id, buyer, contacts, deliveryAddress, language, notes }: Client) {
  const { name, email, address } = buyer;
  return {
    id,
    name: name.trim(),
    email: email || null,
    billing_city: address.city || null,
    language: language ?? null,
    buyer: {
      ...buyer,
      ...(contacts.length > 0 && { contacts }),
      ...(deliveryAddress && { deliveryAddress }),
      ...(notes && { notes }),
    } as unknown as Json, // a draft is JSON
  };
}

function toContact(value: Json): ClientContact {
  const { name, role, email, phone } = asObject(value);
  return { name: asText(name), role: asText(role), email: asText(email), phone: asText(phone) };
}

function asObject(value: Json | undefined): { [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function asText(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** In characters: an identity and all that goes with it must fit into its column. */
export const LONGEST_NOTES = 2000;
