import { expect } from 'vitest';
import { checkConformity } from '#documents/kinds/check-conformity.ts';
import type { RuleResult } from '#documents/law/rule.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { PricedLine } from '#documents/model/fields/line.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';

export const TODAY = '2026-11-20';

export type Edit = (draft: Draft) => void;

/** A complete invoice between two companies, after `edit`. */
export function completeDraft(edit: Edit = () => undefined): Draft {
  const draft = requireDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    number: 'F-2026-0042',
    issueDate: '2026-11-20',
    dueDate: '2026-12-20',
    supply: { date: '2026-11-18' },
    operation: 'services',
    seller: {
      kind: 'company',
      name: 'Atelier Dupont',
      legalForm: 'SARL',
      shareCapital: '10000',
      siret: '73282932000074',
      vatNumber: 'FR44732829320',
      registry: 'RCS Paris',
      address: { line1: '12 rue des Lilas', postalCode: '75011', city: 'Paris' },
      iban: 'FR1420041010050500013M02606',
    },
    buyer: {
      kind: 'business',
      name: 'Client SAS',
      siren: '404833048',
      vatNumber: 'FR83404833048',
      address: { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon' },
    },
    lines: [
      {
        kind: 'item',
        name: 'Conception',
        quantity: '3',
        unit: 'DAY',
        unitPrice: '450',
        vatRate: '20',
      },
      { kind: 'item', name: 'Intégration', quantity: '1', unitPrice: '900', vatRate: '10' },
    ],
    references: { purchaseOrder: 'BC-77' },
  });
  edit(draft);
  return draft;
}

/** The priced line at an index; throws for any other line. */
export function lineOf(draft: Draft, index: number): PricedLine {
  const line = draft.lines[index];
  if (line?.kind !== 'item' && line?.kind !== 'disbursement')
    throw new Error(`No item at ${index}`);
  return line;
}

export function judge(id: string, edit?: Edit, today: string = TODAY): RuleResult {
  const result = checkConformity(completeDraft(edit), today).find((rule) => rule.id === id);
  if (!result) throw new Error(`No rule « ${id} »`);
  return result;
}

export function expectSatisfied(id: string, edit?: Edit): void {
  expect({ id, state: judge(id, edit).state }).toEqual({ id, state: 'satisfied' });
}

export function expectNotApplicable(id: string, edit?: Edit): void {
  expect({ id, state: judge(id, edit).state }).toEqual({ id, state: 'not-applicable' });
}

export function expectMissing(id: string, edit: Edit, expected: Partial<RuleResult>): void {
  const result = judge(id, edit);
  expect(result).toMatchObject({ id, state: 'missing', ...expected });
  expect(result.message).not.toBe('');
}
