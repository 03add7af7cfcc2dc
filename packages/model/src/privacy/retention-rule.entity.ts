import { choice, country, defineEntity, longText, type RecordOf, whole } from '@homeport/grammar';
import { retentionEvents, retentionKinds, retentionUnits } from './retention.data.ts';

/**
 * How long one kind of data is kept, counted from which event. Everything about a person is erased: books stay without names.
 * Other kinds are deleted. A rule for a country of assignment goes before the general one; of two that apply, the longer.
 */
export const retentionRule = defineEntity({
  name: 'retentionRule',
  label: 'Retention rule',
  plural: 'Retention rules',
  title: ['kind'],
  indexes: [['kind']],
  sort: 'kind,asc',
  list: ['kind', 'event', 'keepFor', 'unit', 'country', 'basis', 'updated'],
  facts: ['kind', 'event', 'keepFor', 'unit', 'country'],
  menu: 'admin',
  canDeactivate: true,
  needsVersion: true,
  configuration: { key: ['kind', 'event', 'country'] },
  fields: {
    kind: choice('What', retentionKinds, { required: true, fixed: true }),
    event: choice('Counted from', retentionEvents, { required: true, initial: 'ASSIGNMENT_ENDED' }),
    keepFor: whole('Kept for', { required: true, min: 1, max: 36_500 }),
    unit: choice('Unit', retentionUnits, { required: true, initial: 'YEARS' }),
    country: country('Only for assignments to', { help: 'Empty: for all countries that have no rule of their own.' }),
    basis: longText('Reason', { max: 500, help: 'The law or the agreement that it follows.' }),
  },
  access: { administrator: { do: 'everything' }, master: { do: 'everything' } },
});
export interface RetentionRule extends RecordOf<typeof retentionRule> {}
