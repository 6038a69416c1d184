import type { Client, ClientContact } from '#app/data/account/records/clients.ts';
import type { PartRefusal } from '#app/records/record-part.ts';
import { sayMistake } from '#app/records/say-mistake.ts';
import { checkValue, fieldAt, type ValueCheck } from '#documents';

/** The e-mail and the telephone of a contact are held to what those of its client are. */
export function checkContact(
  contact: ClientContact,
  key: keyof ClientContact,
  { address }: Pick<Client['buyer'], 'address'>,
): ValueCheck {
  return key === 'email' || key === 'phone'
    ? checkValue(key, contact[key].trim(), { address })
    : {};
}

/** The first mistake in the contacts that none of them had before. */
export function refuseContacts(
  contacts: readonly ClientContact[],
  buyer: Client['buyer'],
  before: readonly ClientContact[] = [],
): PartRefusal | null {
  const mistakes = contacts.flatMap((contact, place) =>
    (['email', 'phone'] as const).flatMap((key) => {
      const { error } = checkContact(contact, key, buyer);
      const isKnown = before.some((each) => each[key] === contact[key]);
      return error && !isKnown ? [{ place, key, value: contact[key], message: error }] : [];
    }),
  );
  const [first] = mistakes;
  if (!first) return null;
  const { label } = fieldAt(`buyer.${first.key}`);
  return {
    text: `Contact ${first.place + 1}, ${sayMistake({ ...first, label })}`,
    show: () => document.getElementById(contactFieldId(first.place, first.key))?.focus(),
  };
}

export function contactFieldId(place: number, key: keyof ClientContact): string {
  return `contact-${place}-${key}`;
}
