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

test('what is not well-formed is refused with its code', () => {
  expect(refusal('une facture')).toBe('not-xml');
  expect(refusal('')).toBe('not-xml');
  expect(refusal('<a><b></a>')).toBe('malformed');
  expect(refusal('<a>')).toBe('malformed');
  expect(refusal('<a>&amp</a>')).toBe('malformed');
  expect(refusal('<a b="1" b="2"/>')).toBe('malformed');
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
  const parsed = parseXml(Buffer.from(text));
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.root;
}

function refusal(content: string | Uint8Array): string {
  const parsed = parseXml(typeof content === 'string' ? Buffer.from(content) : content);
  return parsed.ok ? 'read' : parsed.problem.code;
}
