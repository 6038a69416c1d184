import { Suspense, use, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { keepNumberPattern } from '#app/data/number-patterns.ts';
import { listRemembered, remember } from '#app/data/remembered.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { useToday } from '#app/ui/use-today.ts';
import { type Draft, KIND_NAMES, type KindName, type NumberSeries, requireKind } from '#documents';
import { partyKey } from '#documents/dossier';
import { getForm } from './form-store.ts';
import { listLastGiven } from './last-given.ts';

/** Continues a series in the editor, for a seller and a kind. */
export function TakeUpDialog({
  series,
  isOpen,
  onClose,
}: {
  series: NumberSeries;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Reprendre cette suite"
      description={`Vos prochains documents seront numérotés à partir de ${series.next}.`}
    >
      {isOpen && <Reading series={series} onClose={onClose} />}
    </Dialog>
  );
}

function Reading(props: { series: NumberSeries; onClose: () => void }) {
  const [reading] = useState(() => listRemembered('sellers').catch(() => []));
  return (
    <Suspense fallback={<p className="min-h-40 text-ink-soft">Lecture…</p>}>
      <TakeUpForm {...props} reading={reading} />
    </Suspense>
  );
}

function TakeUpForm({
  series,
  onClose,
  reading,
}: {
  series: NumberSeries;
  onClose: () => void;
  reading: ReturnType<typeof listRemembered<'sellers'>>;
}) {
  const sellers = use(reading).map(({ value }) => value);
  const today = useToday();
  const [kind, setKind] = useState<KindName>(() => guessKind(series));
  const [chosen, setChosen] = useState(0);
  const [name, setName] = useState('');
  const seller = sellers[chosen] ?? createSeller(name, kind);
  const take = async () => {
    const prefix = requireKind(kind).seriesPrefix;
    try {
      // The next document is then this seller’s, and continues the series.
      if (sellers.length === 0)
        await remember('sellers', [{ key: partyKey(seller), value: seller, usedAt: Date.now() }]);
      const key = `${partyKey(seller)} · ${prefix}`;
      for (const given of listLastGiven(series, today))
        await dossier.giveNumber({ ...given, series: key, draftId: '' });
      if (getForm().pattern === series.pattern) keepNumberPattern(key, series.pattern);
    } catch {
      showToast('Ce navigateur refuse d’enregistrer.', {
        tone: 'error',
        detail: `Écrivez ${series.next} vous-même dans votre prochain document.`,
      });
      return;
    }
    onClose();
    showToast('Suite reprise', {
      tone: 'success',
      detail: `Le prochain numéro proposé est ${series.next}.`,
      // A full load: a page shown earlier in this tab would keep its document.
      action: { label: 'Commencer', onClick: () => window.location.assign(`/${kind}`) },
    });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <Field id="take-kind" label="Pour vos documents">
        {(aria) => (
          <Select
            {...aria}
            value={kind}
            // The options are the kinds.
            onChange={(event) => setKind(event.target.value as KindName)}
          >
            {KIND_NAMES.map((one) => (
              <option key={one} value={one}>
                {requireKind(one).label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {sellers.length > 0 ? (
        <Field id="take-seller" label="De votre entreprise">
          {(aria) => (
            <Select
              {...aria}
              value={chosen}
              onChange={(event) => setChosen(Number(event.target.value))}
            >
              {sellers.map((one, at) => (
                <option key={partyKey(one)} value={at}>
                  {one.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <Field
          id="take-name"
          label="Votre SIREN, ou votre nom"
          help="Comme vous l’écrirez dans vos documents&nbsp;: chaque entreprise a sa suite."
        >
          {(aria) => (
            <TextInput
              {...aria}
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button variant="primary" type="submit" className="justify-self-end">
        Reprendre la suite
      </Button>
    </form>
  );
}

/** A seller with only a name or a SIREN. */
function createSeller(typed: string, kind: KindName): Draft['seller'] {
  const digits = typed.replace(/\s/g, '');
  const isSiren = /^\d{9}(\d{5})?$/.test(digits);
  const [regime] = requireKind(kind).vatRegimes;
  return {
    kind: regime === 'franchise' ? 'sole-trader' : 'company',
    name: isSiren ? '' : typed.trim(),
    ...(isSiren && { siren: digits.slice(0, 9) }),
    address: { line1: '', postalCode: '', city: '', country: 'FR' },
  };
}

/** The kind with that number prefix, else an invoice. */
function guessKind({ pattern }: NumberSeries): KindName {
  const [word = ''] = /^[A-Za-z]+/.exec(pattern) ?? [];
  const found = KIND_NAMES.find(
    (one) => requireKind(one).seriesPrefix === word.slice(0, 1).toUpperCase(),
  );
  return found ?? 'facture-tva';
}
