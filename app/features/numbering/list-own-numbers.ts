import { type DocumentSummary, type GivenNumber, isIssued } from '#documents/dossier';
import { type AddedNumber, addNumbers, type NumberingForm } from './form.ts';

/**
 * The numbers of this device: one for each issued document, so that two that share a number are
 * seen, then those that were given to documents that are not here.
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

/**
 * As this device has them now: a document that was removed or renumbered since leaves no trace.
 * `count` is how many were not there before.
 */
export function replaceOwnNumbers(
  form: NumberingForm,
  own: readonly AddedNumber[],
): { form: NumberingForm; count: number } {
  const others = form.added.filter(({ origin }) => origin !== OWN_ORIGIN);
  return { form: { ...form, added: [...others, ...own] }, count: addNumbers(form, own).count };
}

const OWN_ORIGIN = 'Cet appareil';

/** Series are « seller · prefix ». */
function sellerOf(series: string): string {
  return series.slice(0, Math.max(0, series.lastIndexOf(' · ')));
}
