import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { command, complete, listFolder, makeFolder, run, today } from './test-command.ts';

test('the folder of -o is not made when no file is', async () => {
  const folder = makeFolder({ 'in/a.json': '{' });
  expect(await run(['pdf', 'in', '-o', 'out', today], { cwd: folder })).toMatchObject({ code: 2 });
  expect(readdirSync(folder)).toEqual(['in']);
});

test.each([
  [
    ['pdf', 'a/x.json', 'b/x.json', '-o', 'out'],
    'a/x.json and b/x.json would both be written to out/x.pdf.',
  ],
  [
    ['pdf', 'a/x.json', 'b/x.json', '-o', 'file'],
    'file is a file: with several drafts, -o is a folder.',
  ],
  [['pdf', 'a', '-o', '-'], 'several files cannot go to standard output: give a folder to -o.'],
  [['pdf', 'a/x.json', '-', '-o', 'out'], 'standard input cannot be mixed with other drafts.'],
  [
    ['pdf', 'a/x.json', '-o', 'a/../a/x.json'],
    'a/../a/x.json is a draft: it would be overwritten. Give another name to -o.',
  ],
  [
    ['pdf', 'a/x.json', '-o', 'link'],
    'link is a draft: it would be overwritten. Give another name to -o.',
  ],
  [['pdf', 'a/x.json', '-o', 'b'], 'b: it is a folder: give the name of a file'],
  [['pdf', 'a/x.json', '-o', 'missing/x.pdf'], 'missing/x.pdf: its folder does not exist'],
  [['pdf', 'a/x.json', '-o', 'file/x.pdf'], 'file/x.pdf: a part of its path is not a folder'],
  [['xml', 'a', '-o', 'file/out'], 'file/out/x.xml: a part of its path is not a folder'],
  [['pdf', 'a/x.json', '-o', `${'x'.repeat(300)}`], `${'x'.repeat(300)}: its name is too long`],
  [['pdf', 'missing.json'], 'missing.json: no such file'],
  [['check', 'file/x.json'], 'file/x.json: no such file: a part of its path is not a folder'],
  [['pdf', 'empty'], 'empty: this folder has no .json file'],
  [['pdf', 'empty.json'], 'empty.json: it is empty: expected a JSON object'],
  [['pdf', 'large.json'], 'large.json: it is larger than 20 MB: a draft never is'],
  [['check', 'utf16.json'], 'utf16.json: this text is in UTF-16: save it again as UTF-8'],
  [
    ['check', 'utf16-without-mark.json'],
    'utf16-without-mark.json: this text is in UTF-16: save it again as UTF-8',
  ],
  [['check', 'latin1.json'], 'latin1.json: this is no UTF-8 text: save it again as UTF-8'],
  [['check', 'list.json'], 'list.json: Expected a JSON object that describes one document'],
])('facturier %j says why it wrote nothing', async (words, sentence) => {
  const folder = makeFolder({
    'a/x.json': complete,
    'b/x.json': complete,
    file: 'old',
    'empty/x.txt': '',
    'empty.json': ' \n',
    'large.json': ' '.repeat(20_000_001),
    'utf16.json': Buffer.from('\ufeff{}', 'utf16le'),
    'utf16-without-mark.json': Buffer.from('{"a":1}', 'utf16le'),
    'latin1.json': Buffer.from('{"é":1}', 'latin1'),
    'list.json': '[]',
  });
  symlinkSync('a/x.json', join(folder, 'link'));
  const before = listFolder(folder);
  expect(await run([...words, today], { cwd: folder })).toMatchObject({
    code: 2,
    stderr: `${sentence}\n`,
  });
  expect(listFolder(folder)).toEqual(before);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('old');
});

test('everything that is wrong in a JSON is said with its path, and no file is touched', async () => {
  const wrong = {
    ...complete,
    kind: 'facture',
    issueDate: '2026-02-30',
    lines: [{ kind: 'item', name: 3, quantity: 'two' }],
    sellerr: {},
  };
  const folder = makeFolder({ 'draft.json': wrong });
  const { code, stderr } = await run(['pdf', 'draft.json'], { cwd: folder });
  expect(code).toBe(2);
  expect(stderr).toContain(
    'draft.json: kind: Expected "facture-tva" or "facture-auto-entrepreneur" or "devis" or "recu" or "quittance-loyer" or "avoir", received "facture"\n',
  );
  expect(stderr).toContain('draft.json: issueDate: Expected a date');
  expect(stderr).toContain('draft.json: lines[0].name: Expected text, received 3\n');
  expect(stderr).toContain('draft.json: lines[0].quantity: Expected a decimal');
  expect(stderr).toContain('draft.json: Unknown key: "sellerr"\n');
  expect(readdirSync(folder)).toEqual(['draft.json']);
});

test('a draft of a newer version is refused with a message', async () => {
  const { code, stderr } = await run(['check', '-'], {
    input: JSON.stringify({ ...complete, version: 2 }),
  });
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^standard input: version: This document was made by a newer version of Facturier/,
  );
});

test('a logo that is no PNG or JPEG, or too heavy, is said at its path', async () => {
  const svg = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')}`;
  const heavy = `data:image/png;base64,${Buffer.alloc(10_000_000).toString('base64')}`;
  const folder = makeFolder({
    'svg.json': { ...complete, style: { logo: { data: svg } } },
    'heavy.json': { ...complete, style: { logo: { data: heavy } } },
  });
  expect(await run(['pdf', 'svg.json'], { cwd: folder })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^svg\.json: style\.logo\.data: Expected a PNG or a JPEG .+SVG.+\n$/,
    ),
  });
  expect(await run(['pdf', 'heavy.json'], { cwd: folder })).toMatchObject({
    code: 2,
    stderr: 'heavy.json: style.logo.data: The logo weighs more than 3 MB: reduce it\n',
  });
  expect(readdirSync(folder)).toEqual(['heavy.json', 'svg.json']);
});

test('a logo whose bytes are no image is left out with a warning', async () => {
  const data = `data:image/png;base64,${btoa('not an image at all, only a text that says so')}`;
  const folder = makeFolder({ 'draft.json': { ...complete, style: { logo: { data } } } });
  const { code, stderr } = await run(['pdf', 'draft.json', today], { cwd: folder });
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^draft\.json: warning: style\.logo\.data: the logo cannot be read and is left out: .+\ndraft\.json → draft\.pdf\n$/,
  );
});

test('hostile keys and depth end in a message', async () => {
  const text = JSON.stringify(complete);
  const polluted = `{"__proto__": {"isFinal": true}, "constructor": {"prototype": {}}, ${text.slice(1)}`;
  const deep = `${text.slice(0, -1)}, "notes": ${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`;
  const unclosed = '{"a":'.repeat(1_000_000);
  const driving = JSON.stringify({ ...complete, '\u001b]0;hacked\u0007': 1 });
  expect(await run(['check', '-'], { input: polluted })).toMatchObject({
    code: 2,
    stderr: 'standard input: Unknown keys: "__proto__", "constructor"\n',
  });
  expect(await run(['check', '-'], { input: deep })).toMatchObject({
    code: 2,
    stderr: 'standard input: notes: Expected text, received a list\n',
  });
  expect(await run(['check', '-'], { input: unclosed })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^standard input: line 1, column 5000001: expected a value, found the end of the text/,
    ),
  });
  const { stderr } = await run(['check', '-'], { input: driving });
  expect(stderr).toBe('standard input: Unknown key: "\\u001b]0;hacked\\u0007"\n');
});

test('a byte order mark is forgiven', async () => {
  const input = `\ufeff${JSON.stringify(complete)}`;
  expect(await run(['check', '-', today], { input })).toMatchObject({ code: 0, stderr: '' });
});

test('an old file is replaced whole: who had it open still reads it', async () => {
  const folder = makeFolder({ 'draft.json': complete, 'out.pdf': 'the old file' });
  linkSync(join(folder, 'out.pdf'), join(folder, 'kept.pdf'));
  await run(['pdf', 'draft.json', '-o', 'out.pdf', today], { cwd: folder });
  expect(readFileSync(join(folder, 'kept.pdf'), 'utf8')).toBe('the old file');
  expect(readFileSync(join(folder, 'out.pdf'), 'latin1')).toMatch(/^%PDF/);
});

test('a disk that refuses the bytes keeps the old file and no temporary one', async () => {
  const folder = makeFolder({ 'draft.json': complete, 'out.pdf': 'the old file' });
  const limited = `ulimit -f 1; exec "$0" "$@"`; // blocks of 512 or 1,024 bytes: less than any PDF
  const words = [limited, process.execPath, command, 'pdf', 'draft.json', '-o', 'out.pdf', today];
  const child = spawn('sh', ['-c', ...words], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'out.pdf: the system allows no file of that size\n',
  });
  expect(readdirSync(folder)).toEqual(['draft.json', 'out.pdf']);
  expect(readFileSync(join(folder, 'out.pdf'), 'utf8')).toBe('the old file');
});
