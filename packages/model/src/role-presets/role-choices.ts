import { roleCode } from '@homeport/grammar';
import { roles } from './roles.ts';

/** The roles as choices of a field: code of the specification to English label. */
export const roleChoices: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(roles).map(([key, label]) => [roleCode(key), label]),
);
