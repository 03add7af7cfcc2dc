import { defineAction } from '@homeport/grammar';
import { theme } from './theme.entity.ts';

/** Shows a version to everybody; the one shown before becomes a previous version. */
export const publishTheme = defineAction({
  name: 'publish',
  on: theme,
  label: 'Publish',
  transition: 'status.publish',
  input: {},
  refusals: ['tenancy.tooFaint', 'tenancy.oneThemeShown'],
});
