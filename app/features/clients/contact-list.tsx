import { Plus, Trash2 } from 'lucide-react';
import type { Client, ClientContact } from '#app/data/account/records/clients.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { JudgedField } from '#app/ui/fields/judged-field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { maxLengthAt } from '#documents';
import { checkContact, contactFieldId } from './check-contact.ts';

export function ContactList({
  contacts,
  buyer,
  isRefused,
  onChange,
}: {
  contacts: readonly ClientContact[];
  /** The client; a telephone is judged by its country. */
  buyer: Client['buyer'];
  /** They could not be saved: mistakes are said at once. */
  isRefused: boolean;
  onChange: (contacts: ClientContact[]) => void;
}) {
  const write = (place: number, key: keyof ClientContact, text: string) =>
    onChange(contacts.map((one, index) => (index === place ? { ...one, [key]: text } : one)));
  return (
    <Card title="Autres contacts">
      {contacts.map((contact, place) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no name but its place
          key={place}
          aria-label={`Contact ${place + 1}`}
          className="mb-5 grid items-start gap-4 border-b border-rule pb-5 sm:grid-cols-2"
        >
          {FIELDS.map((field) => (
            <ContactField
              key={field.key}
              {...{ field, place, contact, buyer, isRefused }}
              onText={(text) => write(place, field.key, text)}
            />
          ))}
          <div className="sm:col-span-2">
            <Button
              size="sm"
              variant="quiet"
              onClick={() => onChange(contacts.filter((_, index) => index !== place))}
            >
              <Trash2 aria-hidden />
              Retirer ce contact
            </Button>
          </div>
        </fieldset>
      ))}
      {contacts.length < MAX_CONTACTS && (
        <Button
          size="sm"
          onClick={() => onChange([...contacts, { name: '', role: '', email: '', phone: '' }])}
        >
          <Plus aria-hidden />
          Ajouter un contact
        </Button>
      )}
    </Card>
  );
}

function ContactField({
  field: { key, label, type, maxLength },
  place,
  contact,
  buyer,
  isRefused,
  onText,
}: {
  field: (typeof FIELDS)[number];
  place: number;
  contact: ClientContact;
  buyer: Client['buyer'];
  isRefused: boolean;
  onText: (text: string) => void;
}) {
  const { error, warning } = checkContact(contact, key, buyer);
  return (
    <JudgedField
      id={contactFieldId(place, key)}
      {...{ label, error, warning }}
      missing={isRefused ? error : null}
    >
      {(control) => (
        <TextInput
          {...control}
          {...{ type, maxLength }}
          value={contact[key]}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </JudgedField>
  );
}

const FIELDS = [
  { key: 'name', label: 'Nom', type: 'text', maxLength: 100 },
  { key: 'role', label: 'Fonction', type: 'text', maxLength: 100 },
  { key: 'email', label: 'E-mail', type: 'email', maxLength: maxLengthAt('buyer.email') },
  { key: 'phone', label: 'Téléphone', type: 'tel', maxLength: maxLengthAt('buyer.phone') },
] as const;
const MAX_CONTACTS = 20;
