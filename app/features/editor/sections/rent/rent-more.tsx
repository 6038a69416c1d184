import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { DraftPath } from '#documents';
import { RentAdjustment } from './rent-adjustment.tsx';
import { RentRevision } from './rent-revision.tsx';
import { RentTax } from './rent-tax.tsx';
import { summarizeRentMore } from './summarize-rent-more.ts';

export function RentMore() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const summary = useDraft(summarizeRentMore);
  const suffix = useCurrencySuffix();
  useReveal(PATHS, () => setToggled(true));
  return (
    <Disclosure
      title="Révision, régularisation, autres lignes"
      summary={summary}
      level={3}
      isOpen={isToggled ?? false}
      onToggle={setToggled}
    >
      <div className="flex flex-col gap-4 pb-2">
        <DraftNumber
          path="rent.supplement"
          suffix={suffix}
          help="En zone d’encadrement des loyers, s’il est prévu au bail."
          className="sm:max-w-72"
        />
        <RentRevision />
        <RentAdjustment />
        <DraftList
          path="rent.otherLines"
          legend="Autres lignes"
          help="Assurance d’une colocation, travaux partagés, remise… Pas de frais de quittance ni de relance, interdits par la loi."
          entryName="Ligne"
          addLabel="Ajouter une ligne"
          create={() => ({ label: '', amount: '0' })}
        >
          {(path) => (
            <div className="grid items-start gap-3 min-[30rem]:grid-cols-[1fr_8rem]">
              <DraftText path={`${path}.label`} isRequired />
              <DraftNumber path={`${path}.amount`} emptyValue="0" suffix={suffix} />
            </div>
          )}
        </DraftList>
        <RentTax />
      </div>
    </Disclosure>
  );
}

const PATHS: readonly DraftPath[] = [
  'rent.supplement',
  'rent.revision',
  'rent.adjustment',
  'rent.otherLines',
  'rent.vatRate',
  'vatRegime',
];
