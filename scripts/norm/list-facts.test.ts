import { expect, test } from 'vitest';
import { listFacts } from './list-facts.ts';

const AT = '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument';
const CHARGE = `${AT}/ram:AllowanceCharge[ram:ChargeIndicator/udt:Indicator=`;

test('what a Schematron says of each place is a tree', () => {
  const schematron = `<schema><pattern>
    <rule context="${AT}"><assert test="count(ram:ID)=1"/><assert test="count(ram:Name)&lt;=1"/></rule>
    <rule context="${AT}/ram:ID"><report test="@schemeID"/></rule>
    <rule context="${AT}/ram:Note"><report test="true()"/></rule>
    <rule context="${AT}/ram:Day"><assert test="@format"/><let name="codeValue3" value="@format"/>
      <assert test="string-length($codeValue3)=0 or document('x')/codedb/cl[@id=3]/enumeration"/></rule>
    <rule context="${AT}/ram:Other[ram:TypeCode='1']"><report test="true()"/></rule>
    <rule context='${CHARGE}"true"]'><assert test="count(ram:Amount)=1"/><report test="@id"/></rule>
    <rule context='${CHARGE}"false"]'><assert test="count(ram:Amount)=1"/></rule>
  </pattern></schema>`;
  const codes =
    '<codedb><cl id="3"><enumeration value="102"/><enumeration value="205"/></cl></codedb>';
  expect(listFacts(schematron, codes)).toBe(
    [
      'rsm:ExchangedDocument =1:ram:ID 1:ram:Name',
      ' ram:AllowanceCharge =1:ram:Amount',
      ' ram:Day +@format @format|102|205',
      ' ram:ID 0@schemeID',
      ' ram:Note 0',
      '',
    ].join('\n'),
  );
});
