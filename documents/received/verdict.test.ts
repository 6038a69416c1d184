import { expect, test } from 'vitest';
import type { ReceivedFinding } from './received-invoice.ts';
import { judgeFindings, writeToIssuer } from './verdict.ts';

const find = (severity: ReceivedFinding['severity'], code = 'BR-CO-15'): ReceivedFinding => ({
  code,
  severity,
  text: 'Le total TTC est faux.',
  action: 'Demandez une facture corrigée à l’émetteur.',
});
const INVOICE = { kind: 'facture-tva' as const, number: 'F-1', issueDate: '2026-11-20' };

test('an error refuses, a warning is to be told, an information is neither', () => {
  expect(judgeFindings([find('info'), find('warning'), find('error')])).toBe('refused');
  expect(judgeFindings([find('info'), find('warning')])).toBe('to-report');
  expect(judgeFindings([find('info')])).toBe('conforming');
  expect(judgeFindings([])).toBe('conforming');
});

test('an account abroad is to be checked by a call, never by a message to its author', () => {
  const findings = [find('warning', 'foreign-iban'), find('warning', 'recomputed')];
  expect(judgeFindings(findings)).toBe('conforming');
  expect(writeToIssuer(INVOICE, findings)).toBe('');
});

test('the message names the invoice, then each defect with its rule', () => {
  const findings = [find('warning', 'line-amount'), find('warning', 'BR-CO-17'), find('info')];
  expect(writeToIssuer(INVOICE, findings).split('\n')).toEqual([
    'Bonjour,',
    '',
    'Votre facture n° F-1 du 20/11/2026 est lisible, mais son fichier est à corriger :',
    '- Le total TTC est faux.',
    '- Le total TTC est faux. (BR-CO-17)',
    '',
    'Pouvez-vous nous envoyer un fichier corrigé ?',
  ]);
  expect(writeToIssuer(INVOICE, [find('error')])).toContain('ne peut pas être acceptée');
  const credit = { ...INVOICE, kind: 'avoir' as const, number: 'A-1' };
  expect(writeToIssuer(credit, [find('error')])).toContain(
    'Votre avoir n° A-1 du 20/11/2026 ne peut pas être accepté comme',
  );
});
