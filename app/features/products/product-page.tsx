import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Product, saveProduct } from '#app/data/account/records/products.ts';
import { newUuid } from '#app/lib/new-id.ts';
import { RecordForm } from '#app/records/record-form.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { formatNumber, maxLengthAt, UNITS } from '#documents';
import {
  checkProduct,
  PRODUCT_PATHS,
  type ProductErrors,
  type ProductTexts,
  readProduct,
} from './read-product.ts';

/** A product to make, or to change. */
export function ProductPage({ product, back }: { product: Product | null; back: string }) {
  const [texts, setTexts] = useState(() => writeTexts(product));
  const [errors, setErrors] = useState<ProductErrors>({});
  const { mutate, isPending, error } = useMutation(saveProduct());
  const navigate = useNavigate();
  const write = (name: keyof ProductTexts, text: string) => {
    const next = { ...texts, [name]: text };
    setTexts(next);
    if (errors[name]) setErrors({ ...errors, [name]: checkProduct(next)[name] });
  };
  const recheck = (name: keyof ProductTexts) => {
    if (texts[name] !== '') setErrors({ ...errors, [name]: checkProduct(texts)[name] });
  };
  const submit = () => {
    const found = checkProduct(texts);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`product-${first}`)?.focus();
    mutate(
      { id: product?.id ?? newUuid(), ...readProduct(texts) },
      { onSuccess: () => navigate(back, { replace: true }) },
    );
  };
  const control = (name: keyof ProductTexts) => ({
    name,
    value: texts[name],
    onChange: ({ currentTarget }: FormEvent<Control>) => write(name, currentTarget.value),
    onBlur: () => recheck(name),
  });
  const field = (name: keyof ProductTexts) => ({ id: `product-${name}`, error: errors[name] });
  return (
    <RecordForm
      title={product ? 'Modifier le produit' : 'Nouveau produit'}
      back={{ href: back, label: 'Mes produits' }}
      error={error}
      isSaving={isPending}
      onSubmit={submit}
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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function writeTexts(product: Product | null): ProductTexts {
  if (!product) return { description: '', reference: '', unit: 'C62', unitPrice: '', vatRate: '' };
  const { description, reference, unit, unitPrice, vatRate } = product;
  return {
    ...{ description, reference, unit },
    unitPrice: unitPrice.replace('.', ','),
    vatRate: vatRate === null ? '' : formatNumber(vatRate),
  };
}
