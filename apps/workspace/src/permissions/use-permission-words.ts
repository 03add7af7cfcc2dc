import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { type AdminKey, useAdmin } from '../admin/use-admin.ts';

export type PermissionKey = AdminKey extends infer K ? (K extends `permissions.${infer P}` ? P : never) : never;

/** Speaks the texts of the permissions of roles, with checked keys. */
export function usePermissionWords(): (key: PermissionKey, values?: TextArguments) => string {
  const text = useAdmin();
  return useCallback((key, values) => text(`permissions.${key}`, values), [text]);
}
