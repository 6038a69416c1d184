import { useQuery } from '@tanstack/react-query';
import { type NextNumber, nextNumberOf } from '#app/data/account/dossier/next-number.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useDraft, useRecordId } from '#app/features/editor/store/editor-context.tsx';
import { useSettled } from '#app/records/use-settled.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { recordIdsOf } from '#documents/dossier';

/** The account gives the number at issue; the first one of a series may be written beforehand. */
export function AccountNumberField() {
  const { seller, kind, subtype, issueDate, number, buyer } = useDraft((draft) => draft);
  const companyId = useRecordId('companyId');
  const asked = useSettled({
    ...recordIdsOf({ companyId }),
    ...{ seller, kind, subtype, issueDate, number },
    buyer: { customerCode: buyer.customerCode },
  });
  const { data: next } = useQuery(nextNumberOf(asked), queryClient);
  if (next && (!next.isBegun || number !== ''))
    return <FirstNumber next={next} plural={wordsOf(kind).plural} />;
  return (
    <Field
      id={fieldId('number')}
      label="Numéro"
      success={next && `Prochain numéro\u00a0: ${next.number}`}
      help="Votre compte le donne au moment d’émettre&nbsp;: aucun autre document ne peut le porter."
    >
      {(aria) => <TextInput {...aria} readOnly value="Attribué à l’émission" />}
    </Field>
  );
}

function FirstNumber({ next, plural }: { next: NextNumber; plural: string }) {
  const told = `Prochain numéro\u00a0: ${next.number}`;
  return (
    <DraftText
      path="number"
      placeholder={next.number}
      help={
        next.isBegun
          ? 'La série a commencé\u00a0: le numéro écrit ici ne sera pas pris. Effacez-le.'
          : `${told}. Avez-vous déjà émis des ${plural}\u00a0? Écrivez le numéro qui suit le dernier\u00a0: la série partira de là.`
      }
      check={() => (next.isBegun ? { warning: told } : { success: told })}
    />
  );
}
