import { AskedInPlace } from '#app/features/editor/conformity/asked-in-place.tsx';
import { ChosenInPlace } from '#app/features/editor/conformity/chosen-in-place.tsx';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useDraft, useMissingRule } from '#app/features/editor/store/editor-context.tsx';
import type { Draft } from '#documents';

/** Asks for the customer’s certification beside the reduced rate, then says which one it is. */
export function WorksCertification() {
  const absent = useMissingRule('works');
  const unfit = useMissingRule('works.certification');
  const question = [absent, unfit].find((rule) => rule?.proposal !== undefined);
  return (
    <AskedInPlace question={question} className="mt-4">
      {() => <ChosenCertification />}
    </AskedInPlace>
  );
}

function ChosenCertification() {
  const certification = useDraft(({ works }) => works?.certification);
  if (!certification) return null;
  return (
    <ChosenInPlace
      text={`Certification du client\u00a0: ${NAMES[certification]}.`}
      of="la certification"
      onChange={() => focusField('works.certification')}
    />
  );
}

const NAMES: Readonly<Record<NonNullable<Draft['works']>['certification'], string>> = {
  improvement: 'amélioration, transformation, entretien',
  energy: 'rénovation énergétique',
  simplified: 'simplifiée, petits travaux',
};
