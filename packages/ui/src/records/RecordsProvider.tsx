import type { ReactNode } from 'react';
import { WriteFieldContext } from './fields/use-show.ts';
import { fieldText } from './fields/write-field.ts';
import { FormHostContext } from './host/form-host.ts';
import { type RecordHost, RecordHostContext } from './host/record-host.ts';

/** Makes the application known to the records below. Keep `host` stable: a new one draws everything again. */
export function RecordsProvider({ host, children }: { host: RecordHost; children: ReactNode }) {
  return (
    <RecordHostContext value={host}>
      <FormHostContext value={host}>
        <WriteFieldContext value={fieldText}>{children}</WriteFieldContext>
      </FormHostContext>
    </RecordHostContext>
  );
}
