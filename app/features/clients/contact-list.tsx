import { Plus, Trash2 } from 'lucide-react';
import type { ClientContact } from '#app/data/account/records/clients.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';

export function ContactList({
  contacts,
  onChange,
}: {
  contacts: readonly ClientContact[];
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
          {FIELDS.map(({ key, label, type, maxLength }) => (
            <Field key={key} id={`contact-${place}-${key}`} label={label}>
              {(aria) => (
                <TextInput
                  {...aria}
                  {...{ type, maxLength }}
                  value={contact[key]}
                  onChange={(event) => write(place, key, event.target.value)}
                />
              )}
            </Field>
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

const FIELDS = [
  { key: 'name', label: 'Nom', type: 'text', maxLength: 100 },
  { key: 'role', label: 'Fonction', type: 'text', maxLength: 100 },
  { key: 'email', label: 'E-mail', type: 'email', maxLength: 254 },
  { key: 'phone', label: 'Téléphone', type: 'tel', maxLength: 40 },
] as const;
const MAX_CONTACTS = 20;
