import {
  findProducts,
  type Product,
  removeProducts,
  saveProduct,
} from '#app/data/account/records/products.ts';
import { askOnce } from '#app/data/account/records/query-client.ts';
import { runMutation } from '#app/data/account/records/run-mutation.ts';
import { newUuid } from '#app/lib/new-id.ts';
import { sayRefusal } from '#app/records/say-refusal.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { chargesForeignVat, chargesVat, type Draft, hasPrice, type Line } from '#documents';
import { textKey } from '#documents/dossier';
import { removeVat } from './account-prices.ts';

/** Keeps a line of the document as a product of the account, over the product of the same name. */
export async function keepProduct(draft: Draft, line: Line | undefined): Promise<void> {
  if (!line || !hasPrice(line)) return;
  const description = line.name.trim();
  if (description === '') {
    showToast('Désignez d’abord ce que vous vendez sur cette ligne.');
    return;
  }
  if (line.unitPrice.startsWith('-')) {
    showToast('Un produit n’a pas de prix négatif.');
    return;
  }
  const vatRate = (chargesVat(draft.vatRegime) && line.vatRate) || null;
  try {
    const found = await askOnce(findProducts(description, 100));
    const known = found.find((one) => textKey(one.description) === textKey(description));
    const product: Product = {
      ...{ id: known?.id ?? newUuid(), description, unit: line.unit },
      reference: line.reference ?? known?.reference ?? '',
      unitPrice: draft.priceMode === 'gross' ? removeVat(line.unitPrice, vatRate) : line.unitPrice,
      vatRate: (!chargesForeignVat(draft.vatRegime) && vatRate) || (known?.vatRate ?? null),
    };
    await runMutation(saveProduct(), product);
    const undo = () =>
      known ? runMutation(saveProduct(), known) : runMutation(removeProducts(), [product]);
    showToast(known ? 'Produit mis à jour' : 'Enregistré dans vos produits', {
      tone: 'success',
      detail: description,
      action: { label: 'Annuler', onClick: () => undo().catch(sayRefusal) },
    });
  } catch (error) {
    sayRefusal(error);
  }
}
