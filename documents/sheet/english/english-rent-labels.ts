import type { RentLabels } from '#documents/sheet/labels/rent-labels.ts';

export const englishRentLabels: RentLabels = {
  issued: { complete: 'Issued on', partial: 'Issued on', unpaid: 'Issued on' },
  period: 'Period',
  dueOn: 'Due date',
  dwelling: 'Dwelling',
  premises: 'Rented premises',
  perMonth: (amount) => `${amount} per month`,
  lot: (lot) => `lot ${lot}`,
  lease: 'Lease',
  leaseTypes: {
    unfurnished: 'Unfurnished rental',
    furnished: 'Furnished rental',
    mobility: 'Mobility lease',
    student: 'Furnished rental to a student',
    parking: 'Garage or parking space',
    professional: 'Professional lease',
    commercial: 'Commercial lease',
  },
  leaseDate: (type, date) => `${type}${/lease$/.test(type) ? '' : ', lease'} of ${date}`,
  leaseReference: (reference) => `reference ${reference}`,
  share: 'Share',
  shareOf: (percent) => `${percent} of the rent and charges of the shared tenancy`,
  landlords: 'Landlords',
  tenants: 'Tenants',
  agent: 'Agent',
  agentCard: (number) => `professional card ${number}`,
  term: 'Term',
  terms: { 'in-advance': 'payable in advance', 'in-arrears': 'payable in arrears' },
  prorata: 'Days counted',
  days: (days, base) => `${days}\u00a0${days === 1 ? 'day' : 'days'} out of ${base}`,
  amounts: { complete: 'Amount received', partial: 'Amount received', unpaid: 'Amount to pay' },
  ofPeriod: (period) => (period === '' ? 'of the period' : `for ${period}`),
  declaration: ({ hasManyLandlords, hasManyTenants, sum, period, hasCharges, isComplete }) => {
    const who = hasManyLandlords ? 'The landlords acknowledge' : 'The landlord acknowledges';
    const from = hasManyTenants ? 'the tenants' : 'the tenant';
    const cause = isComplete ? 'for' : 'towards';
    const what = hasCharges ? 'the rent and charges' : 'the rent';
    const gives = hasManyLandlords ? 'give' : 'gives';
    const discharge = `, and ${gives} ${hasManyTenants ? 'them' : 'him or her'} full receipt for it`;
    return `${who} having received from ${from} the sum of ${sum} ${cause} ${what} ${period}${isComplete ? discharge : ''}.`;
  },
  columns: {
    name: 'Description',
    amount: 'Amount',
    amountWithTax: 'Amount incl. VAT',
    payment: 'Payments',
    received: 'Received',
  },
  rent: 'Rent without charges',
  supplement: 'Rent supplement',
  charges: {
    provision: 'Advance on charges',
    flat: 'Flat-rate charges',
    actual: 'Actual charges',
    none: 'Charges',
  },
  adjustment: 'Adjustment of charges',
  total: 'Total of the term',
  received: 'Total received',
  remaining: 'Still due on the term',
  previousBalance: 'Previous balance',
  balanceAfter: 'Balance after this term',
  revision: ({ quarter, before, after, rent }) =>
    `Revised rent: ${rent} × ${after} ÷ ${before} (${quarter})`,
  payers: {
    tenant: 'Tenant',
    'housing-benefit': 'Housing benefit (CAF or MSA)',
    guarantor: 'Guarantor',
    other: 'Other payer',
  },
  signature: {
    landlord: 'The landlord',
    landlords: 'The landlords',
    agent: 'The landlord’s agent',
  },
};
