import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCount } from '#server/backend/backend.ts';
import type { ReadFigures } from '#server/operations/read-figures.ts';

type LogLine = { event: string } & Partial<{
  method: string;
  route: string;
  status: number;
  ms: number;
  code: string;
  error: string;
  isFinal: boolean;
}>;

export type Sources = {
  readFigures: ReadFigures;
  countFreeBytes: () => Promise<number>;
  countConnections: () => Promise<number>;
  /** Documents to send that wait to be drawn. */
  countDrawings: () => number;
  countPools: () => readonly PoolCount[];
};

/** Figures of one server for Prometheus: counts and times by route pattern, nothing of anybody. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const observe = observeLines(registry);
  const issued = new Counter({
    name: 'facturier_documents_issued_total',
    help: 'Documents issued by an account, through this server',
    registers: [registry],
  });
  const prepared = new Counter({
    name: 'facturier_documents_prepared_total',
    help: 'Drafts of documents that repeat, prepared by this server',
    registers: [registry],
  });
  let askDatabase = () => Promise.resolve();
  return {
    /** Counts what a log line tells. */
    observe,
    countIssued: () => issued.inc(),
    countPrepared: (count: number) => prepared.inc(count),
    /** Gives what it reads from these at each request. */
    watch: (sources: Sources) => {
      gaugeServer(registry, sources);
      askDatabase = gaugeDatabase(registry, sources);
    },
    contentType: registry.contentType,
    write: async () => {
      await askDatabase();
      return registry.metrics();
    },
  };
}

function observeLines(registry: Registry): (line: LogLine) => void {
  const requests = new Histogram({
    name: 'facturier_http_request_duration_seconds',
    help: 'Time until the answer begins, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'facturier_http_refused_total',
    help: 'Requests refused: too many (429), too large (413), too much to do (503)',
    labelNames: ['status'],
    registers: [registry],
  });
  const faults = new Counter({
    name: 'facturier_faults_total',
    help: 'Faults in the log, by event and code',
    labelNames: ['event', 'code'],
    registers: [registry],
  });
  const mail = new Counter({
    name: 'facturier_mail_faults_total',
    help: 'E-mails that did not leave; final ones are not tried again',
    labelNames: ['final'],
    registers: [registry],
  });
  for (const status of REFUSALS) refused.inc({ status }, 0);
  for (const final of ['true', 'false']) mail.inc({ final }, 0);
  return ({ event, status = 0, ...line }) => {
    if (event === 'request') {
      const { method = '', route = '', ms = 0 } = line;
      requests.observe({ method: nameMethod(method), route, status }, ms / 1000);
      if (REFUSALS.includes(status)) refused.inc({ status });
    } else if (event === 'mail_fault') mail.inc({ final: String(line.isFinal === true) });
    if (event.endsWith('fault')) faults.inc({ event, code: line.code ?? line.error ?? 'unknown' });
  };
}

function gaugeServer(registry: Registry, sources: Sources): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge('facturier_connections', 'Open connections of clients', sources.countConnections);
  gauge(
    'facturier_drawings_waiting',
    'Documents to send that wait to be drawn',
    sources.countDrawings,
  );
  gauge(
    'facturier_disk_free_bytes',
    'What may still be written in DATA_DIR',
    sources.countFreeBytes,
  );
  new Gauge({
    name: 'facturier_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { name, ...states } of sources.countPools())
        for (const [state, count] of Object.entries(states)) this.set({ pool: name, state }, count);
    },
  });
}

/**
 * Asks once for all of its gauges. Without an answer `up` is 0, and what the database would tell is
 * absent.
 */
function gaugeDatabase(registry: Registry, { readFigures }: Sources): () => Promise<void> {
  const options = (name: string, help: string) => ({ name, help, registers: [registry] });
  const waiting = new Gauge({
    ...options('facturier_mail_waiting', 'E-mails that wait in the database'),
    labelNames: ['kind'],
  });
  const oldest = new Gauge(
    options(
      'facturier_mail_oldest_seconds',
      'Age of the e-mail that has waited longest, without newsletters',
    ),
  );
  const up = new Gauge(
    options('facturier_database_up', 'Whether the database answers this server'),
  );
  return async () => {
    waiting.reset();
    oldest.remove();
    try {
      const figures = await readFigures();
      up.set(1);
      waiting.set({ kind: 'message' }, figures.mail_waiting);
      waiting.set({ kind: 'news' }, figures.news_waiting);
      oldest.set(figures.mail_oldest_s);
    } catch {
      up.set(0);
    }
  };
}

/** A client may send any word. */
function nameMethod(method: string): string {
  return METHODS.includes(method) ? method : 'other';
}

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];
const REFUSALS = [413, 429, 503];
