import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSentForm } from '#app/account-forms/use-sent-form.ts';
import { type Product, saveProduct } from '#app/data/account/records/products.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { newUuid } from '#app/lib/new-id.ts';
import {
  checkProduct,
  PRODUCT_PATHS,
  type ProductTexts,
  readProduct,
} from '#app/records/csv/read-product.ts';
import { RecordForm } from '#app/records/record-form.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { formatNumber, formatUnitPrice, maxLengthAt, requireUnitPrice, UNITS } from '#documents';

export function ProductPage({ product, back }: { product: Product | null; back: string }) {
  const { mutateAsync } = useMutation(saveProduct());
  const navigate = useNavigate();
  const { form, errors, problem, isSending } = useSentForm({
    names: ['description', 'reference', 'unit', 'unitPrice', 'vatRate'],
    check: checkProduct,
    send: async (texts) => {
      try {
        await mutateAsync({ id: product?.id ?? newUuid(), ...readProduct(texts) });
        navigate(back, { replace: true });
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
  });
  const [texts] = useState(() => writeTexts(product));
  const control = (name: keyof ProductTexts) => ({ name, defaultValue: texts[name] });
  const field = (name: keyof ProductTexts) => ({ id: `product-${name}`, error: errors[name] });
  return (
    <RecordForm
      title={product ? 'Modifier le produit' : 'Nouveau produit'}
      back={{ href: back, label: 'Mes produits' }}
      problem={problem}
      isSaving={isSending}
      form={form}
    >
      <Card title="Produit ou prestation">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field {...field('description')} label="Désignation" isRequired className="sm:col-span-2">
            {(aria) => (
              <TextArea
                {...aria}
                {...control('description')}
                maxLength={maxLengthAt(PRODUCT_PATHS.description)}
              />
            )}
          </Field>
          <Field {...field('reference')} label="Référence">
            {(aria) => (
              <TextInput
                {...aria}
                {...control('reference')}
                maxLength={maxLengthAt(PRODUCT_PATHS.reference)}
              />
            )}
          </Field>
          <Field {...field('unit')} label="Unité">
            {(aria) => (
              <Select {...aria} {...control('unit')}>
                {!Object.hasOwn(UNITS, texts.unit) && (
                  <option value={texts.unit}>{texts.unit}</option>
                )}
                {Object.entries(UNITS).map(([code, { label }]) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field {...field('unitPrice')} label="Prix unitaire HT" isRequired>
            {(aria) => <NumberInput {...aria} {...control('unitPrice')} suffix="€" />}
          </Field>
          <Field {...field('vatRate')} label="Taux de TVA" help="Vide, sans TVA.">
            {(aria) => <NumberInput {...aria} {...control('vatRate')} suffix="%" />}
          </Field>
        </div>
      </Card>
    </RecordForm>
  );
}

function writeTexts(product: Product | null): ProductTexts {
  if (!product) return { description: '', reference: '', unit: 'C62', unitPrice: '', vatRate: '' };
  const { description, reference, unit, unitPrice, vatRate } = product;
  return {
    ...{ description, reference, unit },
    unitPrice: formatUnitPrice(requireUnitPrice(unitPrice)),
    vatRate: vatRate === null ? '' : formatNumber(vatRate),
  };
}
