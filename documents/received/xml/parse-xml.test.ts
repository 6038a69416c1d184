import { expect, test } from 'vitest';
import { parseXml } from './parse-xml.ts';

const CII = 'urn:un:unece:uncefact:data:standard';
const RAM = `${CII}:ReusableAggregateBusinessInformationEntity:100`;

test('names get the prefix of our tables, whatever that of the author', () => {
  const root = read(
    `<x:CrossIndustryInvoice xmlns:x="${CII}:CrossIndustryInvoice:100"><Name xmlns="${RAM}" schemeID="1"> Dupont &amp; fils </Name><other/></x:CrossIndustryInvoice>`,
  );
  expect(root.name).toBe('rsm:CrossIndustryInvoice');
  expect(root.children).toEqual([
    { name: 'ram:Name', attributes: { schemeID: '1' }, text: 'Dupont & fils', children: [] },
    { name: '?:other', attributes: {}, text: '', children: [] },
  ]);
});

test('text in several pieces is one, comments and line ends are out of it', () => {
  const root = read('<a>un<!-- deux -->\r\n<![CDATA[<trois>]]>&#13;</a>');
  expect(root.text).toBe('un\n<trois>');
});

test('blank lines above the declaration are forgiven', () => {
  expect(read('\n <?xml version="1.0"?><a>1</a>').text).toBe('1');
});

test('what others refuse is read with its flaws', () => {
  const blanks = [{ code: 'text-before', isBlank: true }];
  expect(flawsOf('\n <?xml version="1.0"?><a/>')).toEqual(blanks);
  expect(flawsOf('\ufeff\n<?xml version="1.0"?><a/>')).toEqual(blanks);
  expect(flawsOf('\ufeff\ufeff<a/>')).toEqual([{ code: 'text-before', isBlank: false }]);
  expect(flawsOf('\u00a0<a/>')).toEqual([{ code: 'text-before', isBlank: false }]);
  expect(flawsOf('\u200b<?xml version="1.0"?><a/>')).toEqual([
    { code: 'text-before', isBlank: false },
  ]);
  expect(flawsOf('<a><b:c/></a>')).toEqual([{ code: 'undeclared-prefix', name: 'b:c' }]);
  expect(flawsOf('<a b:c=""/>')).toEqual([{ code: 'undeclared-prefix', name: 'b:c' }]);
  expect(flawsOf('<a:b:c xmlns:a="d"/>')).toEqual([{ code: 'undeclared-prefix', name: 'a:b:c' }]);
  expect(flawsOf('<b:a xmlns:b="d"/>\n')).toEqual([]);
  expect(flawsOf('<a xml:lang="fr" xmlns:b="c" b:d=""/>')).toEqual([]);
});

test('blanks above a root, or a mark above a declaration, are XML', () => {
  for (const text of ['\n <a/>', '\ufeff<?xml version="1.0"?><a/>', '\r\n<!-- b --><a/>'])
    expect(flawsOf(text), text).toEqual([]);
});

test('a declaration that belies the bytes is a flaw', () => {
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>é</a>`;
  const flaw = [{ code: 'other-encoding' }];
  expect(flawsOf(`\ufeff${declared('ISO-8859-1')}`)).toEqual(flaw);
  expect(flawsOf(declared('US-ASCII'))).toEqual(flaw);
  expect(flawsOf(Buffer.from(`\ufeff${declared('UTF-8')}`, 'utf16le'))).toEqual(flaw);
  expect(flawsOf(Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le'))).toEqual([]);
  expect(flawsOf(Buffer.from(declared('ISO-8859-1'), 'latin1'))).toEqual([]);
  expect(flawsOf(`\ufeff${declared('UTF-8')}`)).toEqual([]);
});

test('what is not well-formed is refused with its code', () => {
  expect(refusal('une facture')).toBe('not-xml');
  expect(refusal('')).toBe('not-xml');
  expect(refusal('<a><b></a>')).toBe('malformed');
  expect(refusal('<a>')).toBe('malformed');
  expect(refusal('<a>&amp</a>')).toBe('malformed');
  expect(refusal('<a b="1" b="2"/>')).toBe('malformed');
  expect(refusal('<a/><b/>')).toBe('malformed');
  expect(refusal('<a/>fin')).toBe('malformed');
  expect(refusal('<a>Dupont & fils</a>')).toBe('malformed');
  expect(refusal('<a>1 < 2</a>')).toBe('malformed');
  expect(refusal('<a b="<"/>')).toBe('malformed');
  expect(refusal('<a><!-- b -- c --></a>')).toBe('malformed');
  expect(refusal('<a>\u0007</a>')).toBe('malformed');
  expect(refusal('<a>&#0;</a>')).toBe('malformed');
  expect(refusal('<a><?xml version="1.0"?></a>')).toBe('malformed');
  expect(refusal('<!-- b --><?xml version="1.0"?><a/>')).toBe('malformed');
  expect(refusal(Uint8Array.of(0x3c, 0xff))).toBe('unknown-encoding');
});

test('a document type is refused, with its entities or without', () => {
  expect(refusal('<!DOCTYPE a><a/>')).toBe('has-doctype');
  expect(refusal('<!DOCTYPE a SYSTEM "http://example.org/a.dtd"><a/>')).toBe('has-doctype');
  expect(refusal('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')).toBe(
    'has-doctype',
  );
});

function read(text: string) {
  return parse(text).root;
}

function flawsOf(content: string | Uint8Array) {
  return parse(content).flaws;
}

function parse(content: string | Uint8Array) {
  const parsed = parseXml(typeof content === 'string' ? Buffer.from(content) : content);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed;
}

function refusal(content: string | Uint8Array): string {
  const parsed = parseXml(typeof content === 'string' ? Buffer.from(content) : content);
  return parsed.ok ? 'read' : parsed.problem.code;
}
