import { type Action, isRefusal, readFields } from '@homeport/grammar';
import { type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { useFormats, useSettings } from '../../language/settings.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { type FieldAt, inputsAt } from '../fields/field-at.ts';
import { FieldGrid } from '../form/FormFields.tsx';
import { type FormProblems, hasProblems, noProblems, problemsOf, summaryOf, unreadIn } from '../form/form-problems.ts';
import { type FormValues, isSame, startValues } from '../form/form-values.ts';
import { useProblems } from '../form/use-problems.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { RunHow } from '../host/record-source.ts';
import type { Row } from '../host/row.ts';
import { useLabels } from '../words/use-labels.ts';

/** What is entered for an action, for one record or the same for many. */
export interface Inputs {
  readonly fields: readonly FieldAt[];
  /** What is sent, by wire name. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly isTouched: boolean;
  /** Says at their fields what is missing or cannot be read; whether there is nothing. */
  readonly check: () => boolean;
  readonly tell: (problems: FormProblems) => void;
  /** Where what is typed and cannot be read is looked for: the form around the fields. */
  readonly root: RefObject<HTMLFormElement | null>;
  /** The summary of what is wrong, and the fields. */
  readonly errors: ReactNode;
  readonly grid: ReactNode;
}

/** The input of an action as a form: first values, problems at their fields. */
export function useInputs(
  action: Action,
  row: Row | null,
  { given, hidden }: { readonly given?: FormValues | undefined; readonly hidden?: readonly string[] | undefined } = {},
): Inputs {
  const labels = useLabels();
  const formats = useFormats();
  const { companyCurrency } = useSettings();
  const { catalogue } = useRecordHost();
  const look = useLook(action, row);
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => inputsAt(action), [action]);
  const asked = fields.filter((at) => !hidden?.includes(at.name));
  const [start] = useState<FormValues>(() => ({
    ...currencies(row),
    ...startValues(fields, undefined, given, companyCurrency),
  }));
  const [values, setValues] = useState(start);
  const { problems, failed, tell, tellWithServers } = useProblems();
  const body = Object.fromEntries(fields.map(({ wire }) => [wire, values[wire] ?? null]));
  const check = (): boolean => {
    const unread = unreadIn(root.current, fields);
    const read = readFields(action.input, body);
    const refused = isRefusal(read) ? problemsOf(read, fields, labels, catalogue) : noProblems;
    const found = { fields: { ...refused.fields, ...unread.fields }, whole: [...refused.whole, ...unread.whole] };
    if (hasProblems(found) && mayLook(action, row))
      void tellWithServers(found, look(body, found), (wire) => fields.some((at) => at.wire === wire));
    else tell(found);
    return !hasProblems(found);
  };
  return {
    fields,
    body,
    check,
    tell,
    root,
    isTouched: fields.some(({ wire }) => !isSame(start[wire], values[wire])),
    errors:
      asked.length > 1 || problems.whole.length > 0 ? (
        <ErrorSummary errors={summaryOf(problems, fields, id, labels, formats)} failed={failed} />
      ) : null,
    grid: (
      <FieldGrid
        form={id}
        fields={asked}
        values={values}
        errors={problems.fields}
        onChange={(wire, value) => setValues((now) => ({ ...now, [wire]: value }))}
        record={row ? String(row.id) : null}
        canChange={() => true}
        autoFocus={asked[0]?.wire}
      />
    ),
  };
}

/** What only the server knows is asked of one record, or of none, and where nobody has to prove first who sits there. */
const mayLook = (action: Action, row: Row | null): boolean =>
  action.proof === undefined && (row !== null || action.scope === 'collection');
/** Asks the server what it would refuse of an action with what is entered, but for what the page has refused. */
function useLook(action: Action, row: Row | null) {
  const { catalogue, source } = useRecordHost();
  return (body: FormValues, found: FormProblems) => () =>
    source.lookAtRun(catalogue.entity(action.on), action, row && String(row.id), without(body, found), howFor(row));
}
/** What is sent but for what the page has refused. */
const without = (body: FormValues, found: FormProblems): FormValues =>
  Object.fromEntries(Object.entries(body).filter(([wire]) => found.fields[wire] === undefined));

/** As it was seen; under a key, since some actions ask for one. */
const howFor = (row: Row | null): RunHow => ({
  key: crypto.randomUUID(),
  ...(typeof row?.version === 'number' ? { version: row.version } : {}),
});

/** Amounts asked for in an action are in the currency of the record unless the action asks for one itself. */
function currencies(row: Row | null): FormValues {
  return row ? { currency: row.currency ?? null } : {};
}
