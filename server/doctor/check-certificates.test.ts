import { once } from 'node:events';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';
import { createServer as createTls, TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { makeCertificate } from '#server/test/make-certificate.ts';
import { checkCertificates } from './check-certificates.ts';
import { readCertificate } from './read-certificate.ts';

const DAY = 86_400_000;
const NONE = { siteOrigin: null, smtpUrl: null, databaseUrl: null };
const make = (days: number, host = '127.0.0.1') =>
  makeCertificate({
    host,
    from: new Date(Date.now() - 30 * DAY),
    to: new Date(Date.now() + days * DAY + 60_000),
  });

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  return (server.address() as AddressInfo).port; // it listens on a port
}
const serveTls = (certificate: { key: string; cert: string }) =>
  listen(createTls(certificate, (socket) => socket.on('error', () => socket.destroy())));

test('a certificate is read with its days, its name and its chain', async () => {
  const certificate = make(90);
  const port = await serveTls(certificate);
  const asked = { host: '127.0.0.1', port, knock: 'none' as const };
  const read = await readCertificate(asked, AbortSignal.timeout(5000));
  expect(read).toMatchObject({
    issuer: '127.0.0.1',
    isNamed: true,
    chainFault: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  const trusted = { ...asked, authorities: certificate.cert };
  expect(await readCertificate(trusted, AbortSignal.timeout(5000))).toMatchObject({
    isNamed: true,
    chainFault: null,
  });
});

test('the certificate of a site that ends in six days is wrong, and so are its name and its chain', async () => {
  const port = await serveTls(make(6, 'autre.exemple.fr'));
  const told = await checkCertificates(
    { ...NONE, siteOrigin: `https://127.0.0.1:${port}` },
    Date.now,
  );
  const words = told.map(({ sentence }) => sentence).join('\n');
  expect(told.map(({ status }) => status)).toEqual(['wrong', 'wrong', 'wrong']);
  expect(words).toContain('ends in 6 days: renew it');
  expect(words).toContain('for another name: have one made for 127.0.0.1');
  expect(words).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
});

test('that of an SMTP server is read after STARTTLS, and behind smtps', async () => {
  const certificate = make(3);
  const starting = await startMailServer({ ...certificate, disabledCommands: [] });
  onTestFinished(starting.close);
  const direct = await startMailServer({ ...certificate, secure: true });
  onTestFinished(direct.close);
  for (const smtpUrl of [starting.url, direct.url.replace('smtp:', 'smtps:')]) {
    const told = await checkCertificates({ ...NONE, smtpUrl }, Date.now);
    expect(told[0]?.sentence).toMatch(/\(SMTP_URL, by .*\) ends in 3 days/);
    const lax = `${smtpUrl}?tls.rejectUnauthorized=false`;
    expect(await checkCertificates({ ...NONE, smtpUrl: lax }, Date.now)).toHaveLength(1);
  }
});

test('that of a PostgreSQL is read after its request for TLS', async () => {
  const certificate = make(2);
  const port = await listen(
    createTcp((socket) => {
      socket.once('data', () => {
        socket.write('S');
        const encrypted = new TLSSocket(socket, { isServer: true, ...certificate });
        encrypted.on('error', () => socket.destroy());
      });
      socket.on('error', () => socket.destroy());
    }),
  );
  const databaseUrl = `postgres://o:secret@127.0.0.1:${port}/base?sslmode=require`;
  const told = await checkCertificates({ ...NONE, databaseUrl }, Date.now);
  expect(told[0]?.sentence).toMatch(/\(DATABASE_URL, by .*\) ends in 2 days/);
  expect(JSON.stringify(told)).not.toContain('secret');
});

test('a server that offers no TLS, and one that does not answer, are told', async () => {
  const server = await startMailServer();
  const required = `${server.url}?requireTLS=true`;
  const none = await checkCertificates({ ...NONE, smtpUrl: required }, Date.now);
  expect(none).toMatchObject([{ status: 'wrong', sentence: expect.stringContaining('no TLS') }]);
  expect(await checkCertificates({ ...NONE, smtpUrl: server.url }, Date.now)).toEqual([]);
  await server.close();
  const absent = await checkCertificates({ ...NONE, smtpUrl: required }, Date.now);
  expect(absent).toMatchObject([{ status: 'unseen' }]);
});

test('without a certificate to look at, that is all', async () => {
  const settings = { ...NONE, siteOrigin: 'http://exemple.fr', databaseUrl: 'postgres://o@base/a' };
  expect(await checkCertificates(settings, Date.now)).toMatchObject([{ status: 'good' }]);
});
