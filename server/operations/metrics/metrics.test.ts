import { afterAll, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { openMetrics } from './open-metrics.ts';

const metrics = await openMetrics({ host: '127.0.0.1', port: 0 });
if (!metrics) throw new Error('No metrics');
afterAll(metrics.close);

const figures = { migration: '1', mail_waiting: 3, mail_oldest_s: 42.5, news_waiting: 7 };
let isDown = false;
metrics.watch({
  readFigures: () => (isDown ? Promise.reject(new Error('No database')) : Promise.resolve(figures)),
  countFreeBytes: () => Promise.resolve(12_345),
  countConnections: () => Promise.resolve(9),
  countDrawings: () => 2,
  countPools: () => [{ name: 'gateway', used: 4, idle: 1, waiting: 6 }],
});

async function read(): Promise<string[]> {
  const answer = await fetch(`${metrics?.origin}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return (await answer.text()).split('\n');
}

test('Prometheus reads the figures of the server and of its database', async () => {
  expect(await read()).toEqual(
    expect.arrayContaining([
      'facturier_connections 9',
      'facturier_drawings_waiting 2',
      'facturier_disk_free_bytes 12345',
      'facturier_database_connections{pool="gateway",state="used"} 4',
      'facturier_database_connections{pool="gateway",state="idle"} 1',
      'facturier_database_connections{pool="gateway",state="waiting"} 6',
      'facturier_database_up 1',
      'facturier_mail_waiting{kind="message"} 3',
      'facturier_mail_waiting{kind="news"} 7',
      'facturier_mail_oldest_seconds 42.5',
      expect.stringMatching(/^process_resident_memory_bytes \d+$/),
    ]),
  );
});

test('without its database a server still gives its own figures, and none that it does not know', async () => {
  isDown = true;
  const lines = await read();
  isDown = false;
  expect(lines).toContain('facturier_database_up 0');
  expect(lines).toContain('facturier_connections 9');
  expect(lines.filter((line) => line.startsWith('facturier_mail_waiting'))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('facturier_mail_oldest'))).toEqual([]);
});

test('requests are counted by method, route pattern and status, refusals and faults by their code', async () => {
  const request = {
    event: 'request',
    id: 'x',
    method: 'GET',
    route: '/devis',
    status: 200,
    ms: 30,
  };
  metrics.observe(request);
  metrics.observe({ ...request, status: 429 });
  metrics.observe({ ...request, method: 'émile@exemple.fr', status: 503 });
  metrics.observe({ event: 'mail_fault', code: 'ECONNREFUSED', isFinal: true });
  metrics.observe({ event: 'rest_fault', code: 'no_connection' });
  metrics.countIssued();
  metrics.countPrepared(3);
  const lines = await read();
  const labels = 'method="GET",route="/devis",status="200"';
  expect(lines).toEqual(
    expect.arrayContaining([
      `facturier_http_request_duration_seconds_bucket{le="0.02",${labels}} 0`,
      `facturier_http_request_duration_seconds_bucket{le="0.05",${labels}} 1`,
      'facturier_http_request_duration_seconds_count{method="other",route="/devis",status="503"} 1',
      'facturier_http_refused_total{status="429"} 1',
      'facturier_http_refused_total{status="503"} 1',
      'facturier_http_refused_total{status="413"} 0',
      'facturier_mail_faults_total{final="true"} 1',
      'facturier_mail_faults_total{final="false"} 0',
      'facturier_faults_total{event="mail_fault",code="ECONNREFUSED"} 1',
      'facturier_faults_total{event="rest_fault",code="no_connection"} 1',
      'facturier_documents_issued_total 1',
      'facturier_documents_prepared_total 3',
    ]),
  );
  expect(lines.join('\n')).not.toContain('exemple.fr');
});

test('nothing else is served there, and none without a port', async () => {
  expect((await fetch(`${metrics?.origin}/`)).status).toBe(404);
  expect(await openMetrics(null)).toBeNull();
});

test('a port that is taken is said with the variable to change', async () => {
  const other = await listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(other.origin).port);
  await expect(openMetrics({ host: '127.0.0.1', port })).rejects.toThrow(
    `Le port ${port} est déjà utilisé : donnez-en un autre avec METRICS_PORT.`,
  );
  await other.close();
});
