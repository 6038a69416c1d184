import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';

const FOLDER = join(import.meta.dirname, '../../../deploy/prometheus');
const FILES = ['alerts.yml', 'grafana-dashboard.json'] as const;
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const metrics = createMetrics();
metrics.watch({
  readFigures: () =>
    Promise.resolve({ migration: '', mail_waiting: 0, mail_oldest_s: 0, news_waiting: 0 }),
  countFreeBytes: () => Promise.resolve(0),
  countConnections: () => Promise.resolve(0),
  countDrawings: () => 0,
  countPools: () => [],
});
const known = [...(await metrics.write()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);

test.each(FILES)('%s asks only for figures that a server gives', (file) => {
  const names = [...read(file).matchAll(/\b(?:facturier|process|nodejs)_\w+/g)].map(
    ([name]) => name,
  );
  expect(names.length).toBeGreaterThan(4);
  for (const name of new Set(names))
    expect(known).toContain(name.replace(/^(facturier_http_request\w+_seconds)_\w+$/, '$1'));
});

test('each figure of ours is watched by a rule or drawn on the dashboard', () => {
  const watched = FILES.map(read).join('\n');
  for (const name of known)
    if (name?.startsWith('facturier_')) expect(watched).toMatch(new RegExp(`\\b${name}`));
});
