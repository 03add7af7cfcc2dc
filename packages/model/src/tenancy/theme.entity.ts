import {
  codeAndName,
  dateTime,
  defineEntity,
  derived,
  image,
  lifecycle,
  type RecordOf,
  text,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { grantTo } from '../role-presets/door.generated.ts';
import { themeMakers } from './theme-makers.data.ts';

const colour = { min: 7, max: 7 } as const;

/**
 * A version of how the applications look for a company. Decided here: a draft is published when its colours can be read; the
 * one published before becomes a previous version, which can be published again. Without a published one, and for what it
 * leaves out, the default look is shown.
 */
export const theme = defineEntity({
  name: 'theme',
  label: 'Theme',
  plural: 'Themes',
  ...coded,
  unique: [{ fields: ['code'] }, { fields: ['isShown'], when: 'isShown', refusal: 'tenancy.oneThemeShown' }],
  sort: 'created,desc',
  menu: 'tenants',
  canDeactivate: false,
  list: ['code', 'name', 'brandColor', 'brandColorDark', 'status', 'publishedAt', 'updated'],
  facts: ['code', 'publishedAt'],
  needsVersion: true,
  sections: [
    { label: 'Theme', fields: ['code', 'name', 'appName'] },
    { label: 'Colours', fields: ['brandColor', 'brandColorDark'] },
    { label: 'Pictures', fields: ['logo', 'logoDark', 'favicon', 'background'] },
  ],
  configuration: {},
  fields: {
    ...codeAndName,
    appName: text('Application name', { max: 60, help: 'Stands in the title of the page, on mails and on the phone.' }),
    brandColor: text('Brand colour', { required: true, ...colour, help: '# and six digits, like #0B6B7D.' }),
    brandColorDark: text('Brand colour for dark mode', {
      ...colour,
      help: 'Without it, the brand colour is made as light as dark mode needs.',
    }),
    logo: image('Logo', { help: 'PNG or JPEG; shown 28 pixels high.' }),
    logoDark: image('Logo for dark mode', { help: 'Without it, the logo is shown there too.' }),
    favicon: image('Icon of the browser tab', { help: 'A square picture.' }),
    background: image('Picture of the sign-in page', { help: 'Beside the sign-in on wide screens.' }),
    publishedAt: dateTime('Published', { readOnly: true }),
    isShown: derived(yesNo('Shown to everybody')),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'publish' },
        PUBLISHED: { label: 'Published', tone: 'success', primary: 'edit' },
        PREVIOUS: { label: 'Previous version', tone: 'neutral', deletable: true, primary: 'edit' },
      },
      transitions: {
        publish: {
          label: 'Publish',
          from: ['DRAFT', 'PREVIOUS'],
          to: 'PUBLISHED',
          by: themeMakers,
          needs: ['isLegible'],
          stamps: { publishedAt: '$now' },
        },
        withdraw: { label: 'Withdraw', from: ['PUBLISHED'], to: 'PREVIOUS', by: themeMakers },
      },
    }),
  },
  access: grantTo(themeMakers, { do: 'everything' }),
});
export interface Theme extends RecordOf<typeof theme> {}
