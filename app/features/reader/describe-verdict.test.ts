import { expect, test } from 'vitest';
import type { ReceivedFinding } from '#documents/read';
import { describeVerdict } from './describe-verdict.ts';

const find = (...severities: ReceivedFinding['severity'][]) =>
  describeVerdict(severities.map((severity) => ({ code: 'x', severity, text: '', action: '' })));

test('the gravest findings give the verdict', () => {
  expect(find('info', 'error', 'warning', 'error')).toEqual({ tone: 'error', text: '2 anomalies' });
  expect(find('info', 'warning')).toEqual({ tone: 'warning', text: '1 point à regarder' });
  expect(find('info')).toEqual({ tone: 'success', text: 'Aucune anomalie trouvée' });
});
