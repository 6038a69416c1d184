import { useId, useState } from 'react';
import { focusMain } from '#app/lib/focus-main.ts';
import type { MissingEntries, MissingEntry } from '#app/records/from-documents/list-missing.ts';
import { makeEntries } from '#app/records/from-documents/make-entries.ts';
import { sayRefusal } from '#app/records/say-refusal.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { useIsOnline } from '#app/ui/use-is-online.ts';
import { formatCounted } from '#documents';
import { describeEntry, sayLeftOut, sayMissingEntries } from './say-missing.ts';

/** Lists the entries to make, each with a checkbox, above the button that makes them. */
export function MissingCard({
  missing,
  onPutOff,
}: {
  missing: MissingEntries;
  onPutOff: () => void;
}) {
  const id = useId();
  const isOnline = useIsOnline();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const entries = listEntries(missing);
  const shown = isWhole ? entries : entries.slice(0, MAX_SHOWN);
  const count = entries.length - left.size;
  const isHeld = isBusy || !isOnline || count === 0;
  const putOff = () => {
    onPutOff();
    focusMain();
  };
  const make = async () => {
    setBusy(true);
    try {
      const undo = await makeEntries(withoutLeft(missing, left));
      // The pressed button goes with this card.
      focusMain();
      showToast(count === 1 ? 'Fiche créée' : `${formatCounted(count, 'fiche')} créées`, {
        tone: 'success',
        detail: 'Vos documents y sont rattachés.',
        action: { label: 'Annuler', onClick: () => undo().catch(sayRefusal) },
      });
    } catch (error) {
      sayRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-6 rounded-card border border-rule bg-surface p-4"
    >
      <h2 id={`${id}-title`} className="font-semibold">
        {sayMissingEntries(missing)}
      </h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ key, role, entry }, index) => (
          <li key={key} className="min-w-0">
            <Checkbox
              id={`${id}-${index}`}
              label={entry.party.name}
              help={<EntryHelp role={role} entry={entry} />}
              checked={!left.has(key)}
              onChange={({ target }) => setLeft(toggle(left, key, !target.checked))}
            />
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          Voir {formatCounted(entries.length - shown.length, 'autre')}
        </Button>
      )}
      {!isOnline && (
        <p className="mt-2 text-sm text-amber">
          Cet appareil n’a pas de connexion&nbsp;: les fiches pourront être créées à son retour.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button aria-disabled={isHeld || undefined} onClick={() => !isHeld && make()}>
          {count < 2 ? 'Créer la fiche' : `Créer ${formatCounted(count, 'fiche')}`}
        </Button>
        <Button variant="quiet" onClick={putOff}>
          Plus tard
        </Button>
      </div>
    </section>
  );
}

function EntryHelp({ role, entry }: Listed) {
  const leftOut = sayLeftOut(entry);
  return (
    <>
      {[role, describeEntry(entry)].filter(Boolean).join(' · ')}
      {leftOut && <span className="block text-amber">{leftOut}</span>}
    </>
  );
}

type Listed = {
  /** « Votre entreprise »; empty for a client. */
  role: string;
  entry: MissingEntry<'seller'> | MissingEntry<'buyer'>;
};

function listEntries({ companies, clients }: MissingEntries): (Listed & { key: string })[] {
  return [
    ...companies.map((entry) => ({
      key: keyOf('company', entry),
      role: 'Votre entreprise',
      entry,
    })),
    ...clients.map((entry) => ({ key: keyOf('client', entry), role: '', entry })),
  ];
}

function withoutLeft(
  { companies, clients }: MissingEntries,
  left: ReadonlySet<string>,
): MissingEntries {
  return {
    companies: companies.filter((entry) => !left.has(keyOf('company', entry))),
    clients: clients.filter((entry) => !left.has(keyOf('client', entry))),
  };
}

function toggle(left: ReadonlySet<string>, key: string, isLeft: boolean): ReadonlySet<string> {
  const others = [...left].filter((one) => one !== key);
  return new Set(isLeft ? [...others, key] : others);
}

function keyOf(role: 'company' | 'client', { key }: { key: string }): string {
  return `${role}-${key}`;
}

const MAX_SHOWN = 6;
