import { useMutation } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { LONGEST_NOTES } from '#app/data/account/records/client-row.ts';
import { type Client, type ClientContact, saveClient } from '#app/data/account/records/clients.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { newUuid } from '#app/lib/new-id.ts';
import { RecordForm } from '#app/records/record-form.tsx';
import type { PartRefusal, RecordPartProps } from '#app/records/record-part.ts';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { refuseContacts } from './check-contact.ts';
import { ClientHistory } from './client-history.tsx';
import { ClientLanguage } from './client-language.tsx';
import { ContactList } from './contact-list.tsx';

/** A new client, or one to change with its history. */
export function ClientPage({
  client,
  back,
  Identity,
}: {
  client: Client | null;
  back: string;
  /** The buyer fields of the editor. */
  Identity: ComponentType<RecordPartProps>;
}) {
  const [initial] = useState(() => ({
    buyer: client?.buyer ?? NOBODY,
    ...(client?.deliveryAddress && { deliveryAddress: client.deliveryAddress }),
  }));
  const [part, setPart] = useState<Pick<Client, 'buyer' | 'deliveryAddress'>>(initial);
  const [partRefusal, setPartRefusal] = useState<PartRefusal | null>(null);
  const [contacts, setContacts] = useState(client?.contacts ?? []);
  const [language, setLanguage] = useState(client?.language);
  const [notes, setNotes] = useState(client?.notes ?? '');
  const [refusal, setRefusal] = useState('');
  const [id] = useState(() => client?.id ?? newUuid());
  const { mutate, isPending, error } = useMutation(saveClient());
  const navigate = useNavigate();
  const save = () => {
    if (part.buyer.name.trim() === '') {
      setRefusal('Saisissez le nom du client.');
      return document.getElementById('field-buyer-name')?.focus();
    }
    const wrong = partRefusal ?? refuseContacts(contacts, part.buyer, client?.contacts);
    if (wrong) {
      setRefusal(wrong.text);
      return wrong.show();
    }
    setRefusal('');
    const named = contacts.map(trimContact).filter((one) => Object.values(one).some(Boolean));
    mutate(
      {
        id,
        contacts: named,
        buyer: { ...part.buyer, name: part.buyer.name.trim() },
        ...delivery(part),
        ...(language && { language }),
        ...(notes.trim() !== '' && { notes: notes.trim() }),
      },
      { onSuccess: () => navigate(back, { replace: true }) },
    );
  };
  return (
    <RecordForm
      title={client ? client.buyer.name : 'Nouveau client'}
      back={{ href: back, label: 'Mes clients' }}
      problem={error && problemOf(error)}
      refusal={refusal}
      isSaving={isPending}
      onSave={save}
    >
      <div className="grid grid-cols-1 gap-5">
        <Identity
          initial={initial}
          onChange={({ draft, refusal: refused }) => {
            setPart(draft);
            setPartRefusal(refused);
            setRefusal('');
          }}
        />
        <ContactList
          {...{ contacts }}
          buyer={part.buyer}
          isRefused={refusal !== ''}
          onChange={(changed) => {
            setContacts(changed);
            setRefusal('');
          }}
        />
        <ClientLanguage language={language} onChange={setLanguage} />
        <Card title="Notes">
          <Field id="client-notes" label="Pour vous seul" help="Aucun document ne les imprime.">
            {(aria) => (
              <TextArea
                {...aria}
                maxLength={LONGEST_NOTES}
                value={notes}
                onChange={({ target }) => setNotes(target.value)}
              />
            )}
          </Field>
        </Card>
        {client && <ClientHistory id={client.id} />}
      </div>
    </RecordForm>
  );
}

function trimContact({ name, role, email, phone }: ClientContact): ClientContact {
  return { name: name.trim(), role: role.trim(), email: email.trim(), phone: phone.trim() };
}

function delivery({ deliveryAddress }: Pick<Client, 'deliveryAddress'>) {
  return deliveryAddress ? { deliveryAddress } : {};
}

const NOBODY: Client['buyer'] = {
  kind: 'business',
  name: '',
  address: { line1: '', postalCode: '', city: '', country: 'FR' },
};
