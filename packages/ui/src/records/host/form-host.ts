import type { RoleHolder } from '@homeport/grammar';
import { createContext, useContext } from 'react';
import type { Option } from '../../controls/options.ts';

/** What the fields of a form need of the application around them; a `RecordHost` is one. */
export interface FormHost {
  /** Whose rights open and close fields. */
  readonly viewer: RoleHolder;
  /** The tenant acted in; part of every cache key. */
  readonly tenant: string;
  /** The tenant's options of a type, named in the reader's language, in their order. */
  readonly choices: (optionType: string, signal?: AbortSignal) => Promise<readonly Option[]>;
}

/** Filled by `RecordsProvider`, and by the application that draws designed forms. */
export const FormHostContext = createContext<FormHost | null>(null);

/** The application around the fields. */
export function useFormHost(): FormHost {
  const host = useContext(FormHostContext);
  if (!host) throw new Error('Fields are drawn inside a FormHostContext');
  return host;
}
