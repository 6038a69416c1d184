import { type DocumentSummary, type GivenNumber, isIssued } from '#documents/dossier';
import { type AddedNumber, addNumbers, type NumberingForm } from './form.ts';

/**
 * One number per issued document, so that duplicates show, then the numbers given to documents that
 * are gone.
 */
export function listOwnNumbers(
  given: readonly GivenNumber[],
  summaries: readonly DocumentSummary[],
): AddedNumber[] {
  const issued = summaries.filter((one) => isIssued(one) && one.number !== '');
  const borne = new Set(issued.map(({ series, number }) => `${series}/${number}`));
  const names = new Map(summaries.map(({ sellerKey, sellerName }) => [sellerKey, sellerName]));
  return [
    ...issued.map(({ id, kind, number, issueDate, buyerName, sellerKey, sellerName }) => ({
      ...{ number, date: issueDate, origin: OWN_ORIGIN },
      seller: { key: sellerKey, name: sellerName },
      document: { id, kind, buyerName },
    })),
    ...given
      .filter(({ series, number }) => !borne.has(`${series}/${number}`))
      .map(({ series, number, issueDate }) => {
        const key = sellerOf(series);
        const seller = { key, name: names.get(key) || key };
        return { number, date: issueDate, origin: OWN_ORIGIN, seller };
      }),
  ];
}

/** Replaces the numbers of this device by its current ones. `count` is the number of new ones. */
export function replaceOwnNumbers(
  form: NumberingForm,
  own: readonly AddedNumber[],
): { form: NumberingForm; count: number } {
  const others = form.added.filter(({ origin }) => origin !== OWN_ORIGIN);
  return { form: { ...form, added: [...others, ...own] }, count: addNumbers(form, own).count };
}

const OWN_ORIGIN = 'Cet appareil';

/** Series keys are « seller · prefix ». */
function sellerOf(series: string): string {
  return series.slice(0, Math.max(0, series.lastIndexOf(' · ')));
}
