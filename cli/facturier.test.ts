import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';

const root = mkdtempSync(join(tmpdir(), 'facturier-cli-'));
afterAll(() => rmSync(root, { recursive: true }));

const command = join(import.meta.dirname, 'facturier.mjs');
const complete = samples.menuisier;
const unfinished = { ...complete, seller: { ...complete.seller, siret: '', siren: '' } };
const today = `--today=${complete.issueDate}`;

test('a draft becomes a PDF beside it', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  const { code, stdout, stderr } = await run(['pdf', 'draft.json', today], { cwd: folder });
  expect({ code, stderr: stderr.toString(), stdout: stdout.length }).toEqual({
    code: 0,
    stderr: 'draft.json → draft.pdf\n',
    stdout: 0,
  });
  expect(readdirSync(folder)).toEqual(['draft.json', 'draft.pdf']);
  const pdf = readFileSync(join(folder, 'draft.pdf'), 'latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toMatch(/%%EOF\s*$/);
  expect(pdf).toContain('factur-x.xml');
});

test('the same draft and day give the same bytes, through files and through pipes', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  await run(['pdf', 'draft.json', '-o', 'out.pdf', today], { cwd: folder });
  const piped = await run(['pdf', '-', '-o', '-', today], { input: JSON.stringify(complete) });
  expect(piped).toMatchObject({ code: 0, stderr: '' });
  expect(piped.stdout.equals(readFileSync(join(folder, 'out.pdf')))).toBe(true);
});

test('while a blocking rule fails the PDF is a BROUILLON without XML', async () => {
  const folder = makeFolder({ 'draft.json': unfinished });
  const { code, stderr } = await run(['pdf', 'draft.json', today], { cwd: folder });
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^draft\.json: BROUILLON, \d+ blocking rules? fails?:\n {2}✗ .+\[seller\.\w+\]\n/,
  );
  expect(readFileSync(join(folder, 'draft.pdf'), 'latin1')).not.toContain('factur-x.xml');
});

test('--final refuses a draft that breaks a blocking rule, and leaves the old file', async () => {
  const folder = makeFolder({ 'draft.json': unfinished, 'draft.pdf': 'old' });
  const { code, stderr } = await run(['pdf', '--final', 'draft.json', today], { cwd: folder });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^draft\.json: refused, \d+ blocking rules? fails?:\n {2}✗ /);
  expect(readdirSync(folder)).toEqual(['draft.json', 'draft.pdf']);
  expect(readFileSync(join(folder, 'draft.pdf'), 'utf8')).toBe('old');
});

test('--final writes a complete draft', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  expect(await run(['pdf', '--final', 'draft.json', today], { cwd: folder })).toMatchObject({
    code: 0,
  });
});

test('a draft becomes a Factur-X XML', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  const { code } = await run(['xml', 'draft.json', '-o', 'out.xml', today], { cwd: folder });
  expect(code).toBe(0);
  const xml = readFileSync(join(folder, 'out.xml'), 'utf8');
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<rsm:CrossIndustryInvoice/);
  expect(xml).toContain(String(complete.number));
});

test('no XML while a blocking rule fails', async () => {
  const folder = makeFolder({ 'draft.json': unfinished });
  const { code, stderr } = await run(['xml', 'draft.json', today], { cwd: folder });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^draft\.json: refused, \d+ blocking rules? fails?:\n {2}✗ .+\[seller\.\w+\]/,
  );
  expect(readdirSync(folder)).toEqual(['draft.json']);
});

test('no XML for a proforma', async () => {
  const folder = makeFolder({ 'draft.json': samples['proforma-machine'] });
  const { code, stderr } = await run(['xml', 'draft.json', today], { cwd: folder });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^draft\.json: refused: subtype: "proforma" \(.+\) is no invoice and has no XML\n$/,
  );
  expect(readdirSync(folder)).toEqual(['draft.json']);
});

test('check lists the rules for people', async () => {
  const folder = makeFolder({ 'draft.json': unfinished });
  const { code, stdout, stderr } = await run(['check', 'draft.json', today], { cwd: folder });
  const report = stdout.toString();
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(report).toMatch(
    /^draft\.json: facture-tva, standard, \S+\n {2}✗ .+ \[blocking\]\n {6}.+\n {6}field: seller\.\w+\n {6}reference: .+\n/,
  );
  expect(report).toMatch(/\n {2}✓ .+ \(.+\)\n/);
  expect(report).toMatch(/\n {2}\d+ blocking, .*\d+ satisfied\n$/);
  expect(report).not.toContain('not applicable');
  expect(readdirSync(folder)).toEqual(['draft.json']);
});

test('check --all also lists the rules that do not apply', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  const { code, stdout } = await run(['check', '--all', 'draft.json', today], { cwd: folder });
  expect(code).toBe(0);
  expect(stdout.toString()).toMatch(/\d+ satisfied, \d+ not applicable\n$/);
});

test('check --json is a list with one object per file, wrong ones included', async () => {
  const folder = makeFolder({ 'a.json': unfinished, 'b.json': '{', 'c.json': complete });
  const { code, stdout } = await run(['check', '--json', '.', today], { cwd: folder });
  expect(code).toBe(2);
  const [a, b, c] = JSON.parse(stdout.toString());
  expect(a).toMatchObject({
    file: 'a.json',
    kind: 'facture-tva',
    subtype: 'standard',
    isBlocked: true,
  });
  expect(a.rules[0]).toEqual({
    id: expect.any(String),
    label: expect.any(String),
    purpose: expect.any(String),
    reference: expect.any(String),
    severity: expect.stringMatching(/^(blocking|warning|information)$/),
    state: expect.stringMatching(/^(satisfied|missing)$/),
    message: expect.any(String),
    field: expect.any(String),
  });
  expect(b).toEqual({
    file: 'b.json',
    problems: [
      { path: '', line: 1, column: 2, message: expect.stringContaining('expected a key') },
    ],
  });
  expect(c).toMatchObject({ file: 'c.json', isBlocked: false, today: complete.issueDate });
});

test('schema prints the JSON Schema', async () => {
  const { code, stdout } = await run(['schema']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout.toString())).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: { kind: {}, lines: {} },
  });
});

test('a folder gives one file for each of its drafts, and a wrong one does not stop the others', async () => {
  const folder = makeFolder({
    'in/b.json': complete,
    'in/a.json': '{"version": 1,}',
    'in/c.JSON': complete,
    'in/.hidden.json': '',
    'in/notes.txt': 'x',
    'in/deeper/d.json': complete,
  });
  const { code, stderr } = await run(['pdf', 'in', '-o', 'new/out', today], { cwd: folder });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: [
      'in/a.json: line 1, column 15: a comma must not stand before "}"',
      'in/b.json → new/out/b.pdf',
      'in/c.JSON → new/out/c.pdf',
      '',
    ].join('\n'),
  });
  expect(readdirSync(join(folder, 'new/out'))).toEqual(['b.pdf', 'c.pdf']);
  expect(readdirSync(join(folder, 'in'))).toHaveLength(6);
});

test('several files are written beside their drafts, each once, and the worst exit code wins', async () => {
  const folder = makeFolder({ 'a/x.json': complete, 'b/x.json': unfinished });
  const { code } = await run(['pdf', '--final', 'a/x.json', 'b/x.json', './a/../a/x.json', today], {
    cwd: folder,
  });
  expect(code).toBe(1);
  expect(readdirSync(join(folder, 'a'))).toEqual(['x.json', 'x.pdf']);
  expect(readdirSync(join(folder, 'b'))).toEqual(['x.json']);
});

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
  const before = listFiles(folder);
  expect(await run([...words, today], { cwd: folder })).toMatchObject({
    code: 2,
    stderr: `${sentence}\n`,
  });
  expect(listFiles(folder)).toEqual(before);
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
    'draft.json: kind: Expected "facture-tva" or "facture-auto-entrepreneur", received "facture"\n',
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

test('a logo whose bytes are no image is said, not drawn', async () => {
  const data = `data:image/png;base64,${btoa('not an image at all, only a text that says so')}`;
  const folder = makeFolder({ 'draft.json': { ...complete, style: { logo: { data } } } });
  const { code, stderr } = await run(['pdf', 'draft.json', today], { cwd: folder });
  expect(code).toBeLessThan(3);
  expect(stderr).not.toContain('    at ');
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

test('characters that the typeface lacks are reported with their field', async () => {
  const draft = { ...complete, buyer: { ...complete.buyer, name: '王 & Ωμέγα Łódź Київ' } };
  const folder = makeFolder({ 'draft.json': draft });
  const { code, stderr } = await run(['pdf', 'draft.json', today], { cwd: folder });
  expect(code).toBe(0);
  expect(stderr).toContain(
    'draft.json: warning: buyer.name: the typeface cannot draw 王 (U+738B): replaced on the page, kept in the XML\n',
  );
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
  const limited = `ulimit -f 1; exec "$0" "$@"`; // kilobytes, or half: less than any PDF
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

test.each([
  ['schema', 0],
  ['check', 1],
])(
  'a reader of %s who leaves changes neither the exit code nor the peace',
  async (name, expected) => {
    const child = start([name, ...(name === 'check' ? ['-', today] : [])], {});
    child.stdout.destroy();
    child.stdin.end(JSON.stringify(unfinished));
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect({ code, stderr }).toEqual({ code: expected, stderr: '' });
  },
);

test('SIGTERM while it waits ends it at once', async () => {
  const child = start(['check', '-'], {});
  await new Promise((resolve) => setTimeout(resolve, 1000));
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
});

test.each([
  [['pfd'], 'Unknown command "pfd". Did you mean "pdf"?'],
  [['generate'], 'Unknown command "generate". See facturier --help.'],
  [['pdf', '--fianl', 'x'], 'Unknown option --fianl. Did you mean --final?'],
  [['pdf', '-x', 'y'], 'Unknown option -x. See facturier pdf --help.'],
  [['check', '--final', 'x'], 'facturier check has no option --final. See facturier check --help.'],
  [['pdf', 'x', '-o'], '-o needs a value. See facturier pdf --help.'],
  [['pdf', 'x', '--output', '--final'], '--output needs a value. See facturier pdf --help.'],
  [['check', '--json=yes', 'x'], '--json takes no value.'],
  [
    ['pdf'],
    'facturier pdf: expected the name of a draft, of a folder, or "-". See facturier pdf --help.',
  ],
  [['schema', 'x'], 'facturier schema: expected no file. See facturier schema --help.'],
  [
    ['check', 'x', '--today', '2026-02-29'],
    '--today: expected a date YYYY-MM-DD, received "2026-02-29".',
  ],
])('facturier %j is refused with a hint', async (words, sentence) => {
  expect(await run(words)).toMatchObject({ code: 2, stderr: `${sentence}\n` });
});

test.each(['pdf', 'xml', 'check', 'schema'])('%s has its own help', async (name) => {
  const { code, stdout } = await run([name, '--help']);
  expect(code).toBe(0);
  expect(stdout.toString()).toMatch(new RegExp(`^Usage: facturier ${name}`));
  expect((await run(['help', name])).stdout.equals(stdout)).toBe(true);
});

test('--help names every command, and so does a command line without one', async () => {
  const help = await run(['--help']);
  expect(help.stdout.toString()).toMatch(/pdf[\s\S]+xml[\s\S]+check[\s\S]+schema/);
  expect(await run([])).toMatchObject({ code: 2, stderr: `${help.stdout}\n` });
});

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(command, '../../package.json'), 'utf8'));
  expect(String((await run(['--version'])).stdout)).toBe(`${version}\n`);
});

test('runs through a symbolic link, from any folder', async () => {
  const folder = makeFolder({});
  symlinkSync(command, join(folder, 'facturier'));
  const { code } = await run(['--version'], { cwd: folder, script: join(folder, 'facturier') });
  expect(code).toBe(0);
});

test('without its packages it says how to install them', async () => {
  const folder = makeFolder({ 'cli/x': '' });
  const script = join(folder, 'cli', 'facturier.mjs');
  cpSync(command, script);
  const { code, stderr } = await run(['--version'], { script });
  expect(code).toBe(2);
  expect(stderr).toMatch(/^The packages of Facturier are not installed: run "npm ci" in .+\n$/);
});

type RunOptions = { cwd?: string; input?: string; script?: string };

async function run(words: string[], { input = '', ...options }: RunOptions = {}) {
  const child = start(words, options);
  child.stdin.on('error', () => 'it may end before it reads');
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, stdout, stderr };
}

function start(words: string[], { cwd = root, script = command }: RunOptions) {
  return spawn(process.execPath, [script, ...words], { cwd, stdio: 'pipe' });
}

function makeFolder(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(root, 'case-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(path, isRaw ? content : JSON.stringify(content));
  }
  return folder;
}

function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true }).map(String).sort();
}
