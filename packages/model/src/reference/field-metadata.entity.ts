import {
  choice,
  decimal,
  defineEntity,
  entityName,
  type RecordOf,
  ref,
  sequence,
  text,
  yesNo,
} from '@homeport/grammar';
import { staffSettings } from '../role-presets/door.generated.ts';

/** What a company says of a field: its label, whether it is required, hidden or disabled, its limits and its options. */
export const fieldMetadata = defineEntity({
  name: 'fieldMetadata',
  label: 'Field',
  plural: 'Fields',
  title: ['about', 'name'],
  search: ['about', 'name', 'label'],
  unique: [{ fields: ['about', 'name'] }],
  indexes: [['about', 'sequence']],
  sort: 'about,asc',
  list: ['about', 'name', 'label', 'type', 'isRequired', 'isHidden', 'isDisabled', 'updated'],
  menu: 'admin',
  needsVersion: true,
  configuration: {},
  fields: {
    about: entityName('Records', { required: true, fixed: true }),
    name: text('Name', { required: true, max: 60, fixed: true }),
    label: text('Label', { required: true, max: 120 }),
    labelEs: text('Label in Spanish', { max: 120 }),
    labelFr: text('Label in French', { max: 120 }),
    type: choice(
      'Type',
      {
        TEXT: 'Text',
        LONG_TEXT: 'Long text',
        NUMBER: 'Number',
        MONEY: 'Money',
        DATE: 'Date',
        YES_NO: 'Yes or no',
        CHOICE: 'One of a list',
        FILE: 'File',
      },
      { required: true, initial: 'TEXT' },
    ),
    isRequired: yesNo('Required', { initial: false }),
    isHidden: yesNo('Hidden', { initial: false }),
    isDisabled: yesNo('Disabled', { initial: false }),
    minimum: decimal('Least', { decimals: 4 }),
    maximum: decimal('Most', { decimals: 4 }),
    lookup: ref('Options', 'lookup'),
    help: text('Help', { max: 300 }),
    sequence,
  },
  access: staffSettings,
});
export interface FieldMetadata extends RecordOf<typeof fieldMetadata> {}
