import { ASK_CORRECTION, findingWhen } from '#documents/received/check/finding-when.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type {
  WrittenAttribute,
  WrittenDetails,
  WrittenId,
} from '#documents/received/written/written-details.ts';

/** Item attributes (BR-FR-27, BR-FR-28); billed objects of invoice (BR-FR-29), lines (BR-FR-30). */
export function checkFrenchItems({
  attributes,
  billedObjects,
  lineBilledObjects,
}: WrittenDetails): ReceivedFinding[] {
  return [
    ...findingWhen(attributes.some(isUnnamed), {
      code: 'BR-FR-27',
      severity: 'warning',
      text: 'Une caractéristique d’article n’a pas de nom.',
      action: ASK_CORRECTION,
      term: 'BT-160',
    }),
    ...findingWhen(attributes.some(isUnvalued), {
      code: 'BR-FR-28',
      severity: 'warning',
      text: 'Une caractéristique d’article n’a pas de valeur, en a deux, ou en a une sans unité.',
      action: ASK_CORRECTION,
      term: 'BT-161',
    }),
    ...findingWhen(areDoubtful(billedObjects), {
      code: 'BR-FR-29',
      severity: 'warning',
      text: 'L’objet facturé (affaire ou avenant) est donné deux fois, ou sans identifiant.',
      action: ASK_CORRECTION,
      term: 'BT-18',
    }),
    ...findingWhen(lineBilledObjects.some(areDoubtful), {
      code: 'BR-FR-30',
      severity: 'warning',
      text: 'L’objet facturé d’une ligne (affaire ou avenant) est donné deux fois, ou sans identifiant.',
      action: ASK_CORRECTION,
      term: 'BT-128',
    }),
  ];
}

function isUnnamed({ name, code }: WrittenAttribute): boolean {
  return (name === null && code === null) || name === '' || code === '';
}

function isUnvalued({ value, unit }: WrittenAttribute): boolean {
  return value === null ? !unit : unit !== null;
}

function areDoubtful(objects: readonly WrittenId[]): boolean {
  return UNIQUE_OBJECTS.some((scheme) => {
    const own = objects.filter((object) => object.scheme === scheme);
    return own.length > 1 || own.some(({ value }) => value === '');
  });
}

const UNIQUE_OBJECTS = ['AFL', 'AVV'] as const;
