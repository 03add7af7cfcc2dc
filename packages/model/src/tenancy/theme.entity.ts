import {
  choice,
  codeAndName,
  defineEntity,
  image,
  lifecycle,
  type RecordOf,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../coded.ts';
import { grantTo } from '../manage.ts';

const makers = ['builder', 'administrator', 'master'] as const;

/** How the applications look for a company. Decided here: a draft is published; the published default is the one shown. */
export const theme = defineEntity({
  name: 'theme',
  label: 'Theme',
  plural: 'Themes',
  ...coded,
  unique: [{ fields: ['code'] }, { fields: ['isDefault'], when: 'isDefault', refusal: 'tenancy.oneDefaultTheme' }],
  menu: 'tenants',
  canDeactivate: false,
  list: ['code', 'name', 'brandColor', 'brandColorDark', 'isDefault', 'status', 'updated'],
  needsVersion: true,
  sections: [
    { label: 'Theme', fields: ['code', 'name', 'appName', 'isDefault'] },
    { label: 'Colours', fields: ['brandColor', 'brandColorDark', 'accentColor'] },
    { label: 'Pictures', fields: ['logo', 'logoDark', 'background'] },
    { label: 'Shape', fields: ['cornerRadius', 'density'] },
  ],
  fields: {
    ...codeAndName,
    appName: text('Application name', { max: 60 }),
    isDefault: yesNo('Default', { initial: false }),
    brandColor: text('Brand colour', { required: true, min: 7, max: 7, help: '# and six digits, like #0B6B7D.' }),
    brandColorDark: text('Brand colour for dark mode', { min: 7, max: 7 }),
    accentColor: text('Accent colour', { min: 7, max: 7 }),
    logo: image('Logo'),
    logoDark: image('Logo for dark mode'),
    background: image('Background of the sign-in page'),
    cornerRadius: whole('Corner radius', { min: 0, max: 24, initial: 8, unit: 'px' }),
    density: choice(
      'Density',
      { COMPACT: 'Compact', STANDARD: 'Standard', RELAXED: 'Relaxed' },
      { initial: 'STANDARD' },
    ),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true },
        PUBLISHED: { label: 'Published', tone: 'success' },
      },
      transitions: {
        publish: { label: 'Publish', from: ['DRAFT'], to: 'PUBLISHED', by: makers },
        revise: { label: 'Revise', from: ['PUBLISHED'], to: 'DRAFT', by: makers },
      },
    }),
  },
  access: grantTo(makers, { do: 'everything' }),
});
export interface Theme extends RecordOf<typeof theme> {}
