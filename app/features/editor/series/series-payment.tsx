import { RECEIVED_BY_CHOICES } from '#app/features/editor/sections/payment/received-by-choices.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import type { UsualPayment } from './usual-payment.ts';

/** Asked once for all the months. */
export function SeriesPayment({
  payment,
  onChange,
}: {
  payment: UsualPayment;
  onChange: (payment: UsualPayment) => void;
}) {
  return (
    <div className="grid gap-3 min-[26rem]:grid-cols-2 sm:max-w-md">
      <Field id="series-day" label="Jour du paiement">
        {(aria) => (
          <Select
            {...aria}
            value={payment.day}
            onChange={(event) => onChange({ ...payment, day: event.target.value })}
          >
            {DAYS.map((day) => (
              <option key={day} value={day}>
                {day === '01' ? 'Le 1er du mois' : `Le ${Number(day)} du mois`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="series-means" label="Moyen de paiement">
        {(aria) => (
          <Select
            {...aria}
            value={payment.means}
            // The options are the means.
            onChange={(event) =>
              onChange({ ...payment, means: event.target.value as UsualPayment['means'] })
            }
          >
            {RECEIVED_BY_CHOICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
