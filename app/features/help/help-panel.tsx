import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Field } from '#app/ui/fields/field.tsx';
import { FieldForm } from '#app/ui/fields/field-form.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { DialogOverlay } from '#app/ui/overlays/dialog-overlay.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { FoundQuestions } from './questions/found-questions.tsx';
import { useFoundQuestions } from './questions/use-found-questions.ts';

/** Answers first, then a message to the operator. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const found = useFoundQuestions(search);
  return (
    <DialogOverlay
      title="Aide"
      description="Cherchez d’abord dans les questions fréquentes. Sinon, écrivez-nous."
      onClose={onClose}
    >
      <FieldForm role="search">
        <Field id="help-search" label="Votre question en quelques mots">
          {(aria) => (
            <TextInput
              {...aria}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
      </FieldForm>
      <div className="mt-2">
        <FoundQuestions found={found} most={MOST} level={3} />
      </div>
      <p className="mt-2">
        <Link
          to={`/faq${writeSearch(search)}`}
          className="text-primary underline"
          onClick={onClose}
        >
          Voir toutes les questions
        </Link>
      </p>
      <section aria-labelledby="help-message-title" className="mt-6 border-t border-rule pt-5">
        <h3 id="help-message-title" className="mb-4 text-lg">
          Nous écrire
        </h3>
        <Suspense>
          <MessageForm prefix="help" />
        </Suspense>
      </section>
    </DialogOverlay>
  );
}

function writeSearch(text: string): string {
  return text.trim() === '' ? '' : `?${new URLSearchParams({ q: text.trim() })}`;
}

// Sending needs the network, so the form may be loaded by it.
const MessageForm = lazyFetched(
  async () => (await import('./message/message-form.tsx')).MessageForm,
);

/** The most answers shown. */
const MOST = 5;
