import { type Given, moneyIn, numberKind, percentKind, type Scope } from './kinds.ts';

const label = (text: string, kind: Scope['names'][string]['kind']) => ({ kind, label: text });

/** The record that the examples of the functions are about. The page for administrators shows it above them. */
export const sampleScope: Scope = {
  names: {
    salary: label('Salary', moneyIn('currency')),
    bonus: label('Bonus', moneyIn('currency')),
    premium: label('Premium', moneyIn('currency')),
    rate: label('Rate', percentKind),
    days: label('Days', { is: 'figure', dimension: { days: 1 } }),
    start: label('Start', { is: 'date' }),
    end: label('End', { is: 'date' }),
    status: label('Status', { is: 'choice', among: ['SINGLE', 'MARRIED'] }),
    country: label('Country', { is: 'choice' }),
    items: label('Items', {
      is: 'lines',
      names: { cost: label('Cost', moneyIn('currency')), pieces: label('Pieces', numberKind) },
    }),
  },
  tables: {
    INDEX: { is: 'keys', label: 'Index', keys: [{ is: 'choice' }, { is: 'choice' }], value: numberKind },
    TAX: { is: 'bands', label: 'Tax' },
  },
  formulas: { PREMIUM: label('Mobility premium', moneyIn('currency')) },
};
const euros = (value: string | null) => ({ value, unit: { kind: 'money', currency: 'EUR' } }) as const;
export const sampleGiven: Given = {
  names: {
    salary: euros('100000'),
    bonus: euros('12000'),
    premium: euros(null),
    rate: { value: '12.5' },
    days: { value: '30' },
    start: { value: '2026-03-10' },
    end: { value: '2026-03-31' },
    status: { value: 'MARRIED' },
    country: { value: 'FR' },
    items: [
      { cost: euros('120'), pieces: { value: '3' } },
      { cost: euros('60'), pieces: { value: '1' } },
    ],
  },
  tables: {
    INDEX: {
      rows: [
        { keys: ['FR', null], value: { value: '130' } },
        { keys: ['FR', 'Lyon'], value: { value: '126' } },
        { keys: [null, null], value: { value: '100' } },
      ],
    },
    TAX: {
      currency: 'EUR',
      bands: [
        { from: '0', rate: { value: '10' } },
        { from: '20000', rate: { value: '20' } },
        { from: '80000', rate: { value: '30' } },
      ],
    },
  },
  formulas: { PREMIUM: euros('10000') },
};
