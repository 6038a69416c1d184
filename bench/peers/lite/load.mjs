// node load.mjs: reads a job as JSON, runs it with autocannon, and writes the measurements.
import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { url, method, headers, authorizations, connections, seconds, bodies, spent } = await json(
  process.stdin,
);
// A refresh token works once: the answer brings the next one.
const waiting = [...bodies];
let turn = 0;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  timeout: 60,
  requests: [
    {
      method,
      headers,
      setupRequest: (request) => {
        turn += 1;
        const next = { ...request };
        if (bodies.length > 0) next.body = spent ? waiting.shift() : bodies[turn % bodies.length];
        if (authorizations?.length > 0)
          next.headers = {
            ...headers,
            Authorization: authorizations[turn % authorizations.length],
          };
        return next;
      },
      onResponse: (status, body) => {
        if (spent && status === 200)
          waiting.push(JSON.stringify({ refresh_token: JSON.parse(body).refresh_token }));
      },
    },
  ],
});
const { latency, errors, non2xx, duration } = result;
// Refusals are fast, so only successes count.
const perSecond = result['2xx'] / duration;
console.log(JSON.stringify({ perSecond, p99: latency.p99, failures: errors + non2xx }));
