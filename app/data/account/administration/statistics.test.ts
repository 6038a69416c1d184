import { expect, test } from 'vitest';
import { describeEngagement, emailRate, labelDay } from './statistics.ts';

const known = {
  total_leads: 8,
  engaged_leads: 3,
  returning_leads: 2,
  total_returns: 13,
  returns_1: 1,
  returns_2_5: 0,
  returns_6_10: 0,
  returns_11_up: 1,
};

test('engagement is counted by hand: 3 of 8 leads, 13 returns', () => {
  expect(describeEngagement(known)).toEqual({
    engagedLeads: 3,
    engagementRate: 37.5,
    averageReturns: 1.6,
    totalReturns: 13,
    returningClientsCount: 2,
    returnDistribution: [
      { name: '1 retour', value: 1 },
      { name: '11+ retours', value: 1 },
    ],
  });
});

test('without a lead, rates are nought; without an answer, there is none', () => {
  const none = Object.fromEntries(Object.keys(known).map((key) => [key, 0])) as typeof known;
  expect(describeEngagement(none)).toMatchObject({ engagementRate: 0, averageReturns: 0 });
  expect(describeEngagement(null)).toMatchObject({
    engagedLeads: null,
    engagementRate: null,
    returnDistribution: [],
  });
});

test('e-mails for a hundred files have one decimal', () => {
  expect(emailRate({ totalEmails: 1, totalPdfs: 3 })).toBe(33.3);
  expect(emailRate({ totalEmails: 5, totalPdfs: 0 })).toBe(0);
  expect(emailRate({ totalEmails: null, totalPdfs: 3 })).toBeNull();
});

test('a day has a French label', () => {
  expect(labelDay('2026-11-03')).toBe('03/11');
});
