import { expect, test } from 'vitest';
import { openSealedText } from '#app/lib/encoding/sealed-text.ts';
import { parseDraft } from '#documents';
import { samples } from '#documents/samples/samples.ts';
import { LONG_LENGTH, makeLink, type ShareLink } from './make-link.ts';

const where = { origin: 'https://facturier.example', today: '2026-11-20' };

test('an ordinary invoice makes a short link, private notes left behind', async () => {
  const draft = { ...read(samples.menuisier), privateNotes: 'Marge : 40 %' };
  const link = await makeLink(draft, where);
  expect(link).toMatchObject({ ok: true, leftOut: [] });
  expect(urlOf(link).length).toBeLessThan(LONG_LENGTH / 2);
  const content = await open(link);
  const { privateNotes: _privateNotes, ...shared } = draft;
  expect(content).toEqual({ on: '2026-11-20', draft: JSON.parse(JSON.stringify(shared)) });
});

test('an invoice that was paid says so', async () => {
  const link = await makeLink(read(samples.menuisier), { ...where, isPaid: true });
  expect(await open(link)).toMatchObject({ isPaid: true });
});

test('nothing of the document can be read in the link itself', async () => {
  const url = urlOf(await makeLink(read(samples.menuisier), where));
  const [address, fragment] = url.split('#');
  expect(address).toBe('https://facturier.example/partage');
  expect(fragment).toMatch(/^1\.[\w-]+\.[\w-]+$/);
});

test('a heavy logo stays behind, and is said to', async () => {
  const draft = read(samples.menuisier);
  const style = { ...draft.style, logo: { data: `data:image/png;base64,${noise(60_000)}` } };
  const link = await makeLink({ ...draft, style }, { ...where, hasLogo: true });
  expect(link).toMatchObject({ ok: true, leftOut: ['logo'] });
  expect(await open(link)).toMatchObject({ draft: { number: draft.number } });
});

test('a logo travels only where it is asked for, and is then most of the link', async () => {
  const sample = read(samples.menuisier);
  const logo = { data: `data:image/png;base64,${noise(8000)}` };
  const draft = { ...sample, style: { ...sample.style, logo } };
  const bare = await makeLink(draft, where);
  expect(bare).toMatchObject({ ok: true, leftOut: [] });
  expect(await open(bare)).toMatchObject({ draft: { style: { accent: sample.style.accent } } });
  expect(JSON.stringify(await open(bare))).not.toContain('data:image');
  const dressed = await makeLink(draft, { ...where, hasLogo: true });
  expect(await open(dressed)).toMatchObject({ draft: { style: { logo } } });
  expect(urlOf(dressed).length).toBeGreaterThan(urlOf(bare).length * 3);
});

test('heavy files stay behind first: a light logo travels', async () => {
  const draft = read(samples.menuisier);
  const style = { ...draft.style, logo: { data: `data:image/png;base64,${noise(400)}` } };
  const attachments = [
    {
      role: 'DOCUMENT_ANNEXE' as const,
      filename: 'plan.pdf',
      mediaType: 'application/pdf' as const,
      content: noise(80_000),
    },
  ];
  const link = await makeLink({ ...draft, style, attachments }, { ...where, hasLogo: true });
  expect(link).toMatchObject({ ok: true, leftOut: ['attachments'] });
  expect(await open(link)).toMatchObject({ draft: { style: { logo: style.logo } } });
});

test('a document too long for a link is refused', async () => {
  const draft = read(samples.menuisier);
  const [line] = draft.lines;
  const lines = Array.from({ length: 600 }, (_, index) => ({ ...line, name: noise(60, index) }));
  expect(await makeLink({ ...draft, lines } as typeof draft, where)).toEqual({ ok: false });
});

function read(sample: unknown) {
  const parsed = parseDraft(sample);
  if (!parsed.ok) throw new Error('The sample is not a document');
  return parsed.draft;
}

function urlOf(link: ShareLink): string {
  if (!link.ok) throw new Error('There is no link');
  return link.url;
}

async function open(link: ShareLink): Promise<unknown> {
  const opened = await openSealedText(urlOf(link).split('#')[1] ?? '');
  return opened.ok ? JSON.parse(opened.text) : opened;
}

/** Deterministic characters that do not compress. */
function noise(length: number, seed = 1): string {
  let state = seed * 2654435761;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ALPHABET.charAt(state >>> 26);
  }).join('');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ab';
