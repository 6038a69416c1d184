import { BuyerForm } from '#app/features/editor/sections/buyer/buyer-form.tsx';
import { BuyerKindSelect } from '#app/features/editor/sections/buyer/buyer-kind-select.tsx';
import { BuyerName } from '#app/features/editor/sections/buyer/buyer-name.tsx';
import { suggestEarlierBuyers } from '#app/features/editor/suggestions/suggest-parties.ts';
import type { RecordPartProps } from '#app/records/record-part.ts';
import { Card } from '#app/ui/card.tsx';
import { FieldForm } from '#app/ui/fields/field-form.tsx';
import { RecordEditor } from './record-editor.tsx';

export function BuyerRecord({ initial, onChange }: RecordPartProps) {
  return (
    <RecordEditor {...{ initial, onChange }}>
      <Card title="Identité" aside={<BuyerKindSelect />}>
        <FieldForm>
          <div className="mb-4">
            <BuyerName suggest={suggestEarlierBuyers} />
          </div>
          <BuyerForm />
        </FieldForm>
      </Card>
    </RecordEditor>
  );
}
