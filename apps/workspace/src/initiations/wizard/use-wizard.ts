import { allowanceFor, type Entity, isRefusal, readRecord } from '@homeport/grammar';
import { initiation } from '@homeport/model/initiations';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import type { FieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import {
  type FormProblems,
  hasProblems,
  noProblems,
  problemsOf,
  unreadIn,
} from '@homeport/ui/records/form/form-problems.ts';
import {
  changedWires,
  type FormValues,
  formFields,
  isOpen,
  startValues,
} from '@homeport/ui/records/form/form-values.ts';
import { useProblems } from '@homeport/ui/records/form/use-problems.ts';
import { problemKind, sortProblems } from '@homeport/ui/records/host/problem.ts';
import { tookAnswer } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useInitiations } from '../use-initiations.ts';
import { fieldsOf, missingIn, needed, type StepId } from './steps.rules.ts';

/** Judges the fields of a step: what cannot be read, what the declaration refuses, and what is missing. */
function useJudge(entity: Entity) {
  const { catalogue } = useRecordHost();
  const labels = useLabels();
  const text = useInitiations();
  return (shown: readonly FieldAt[], step: StepId, values: FormValues, root: HTMLElement | null): FormProblems => {
    const unread = unreadIn(root, shown);
    const body = Object.fromEntries(shown.map(({ wire }) => [wire, values[wire] ?? null]));
    const read = readRecord(entity, body, { mode: 'update' });
    const refused = isRefusal(read) ? problemsOf(read, shown, labels, catalogue) : noProblems;
    const missing = Object.fromEntries(
      shown
        .filter(({ name }) => missingIn(step, values).includes(name))
        .map((at) => [at.wire, text('wizard.needed', { label: labels.field(at) })]),
    );
    return {
      fields: { ...refused.fields, ...missing, ...unread.fields },
      whole: [...refused.whole, ...unread.whole],
    };
  };
}

/** Takes over what is known; the home country only where nobody has entered one. */
const withKnown = (now: FormValues, { homeCountry, ...known }: FormValues): FormValues => ({
  ...now,
  ...known,
  homeCountry: now.homeCountry ?? homeCountry ?? null,
});

/** Says what is wrong with a step: what the page knows, and with it what only the server does. */
function useChecked(entity: Entity, values: FormValues, stored: Row | undefined) {
  const { source } = useRecordHost();
  const judge = useJudge(entity);
  const { tellWithServers, ...told } = useProblems();
  const check = (shown: readonly FieldAt[], step: StepId, root: HTMLElement | null): boolean => {
    const found = judge(shown, step, values, root);
    const sent = shown.flatMap(({ wire }) => (found.fields[wire] === undefined ? [[wire, values[wire] ?? null]] : []));
    if (!hasProblems(found)) told.tell(found);
    else
      void tellWithServers(
        found,
        () => source.look(entity, Object.fromEntries(sent), stored),
        (wire) => shown.some((at) => at.wire === wire),
      );
    return !hasProblems(found);
  };
  return { ...told, check };
}

/** The fields of a step; what the next step needs is marked, though a draft may lack it. */
const askedIn = (fields: readonly FieldAt[], step: StepId, values: FormValues): readonly FieldAt[] =>
  fieldsOf(step, values)
    .flatMap((name) => fields.find((at) => at.name === name) ?? [])
    .map((at) => (needed.has(at.name) ? { ...at, field: { ...at.field, required: true } } : at));

/** What is typed of a request, kept as a draft with every step. */
export function useWizard(row: Row | undefined, given: FormValues | undefined) {
  const host = useRecordHost();
  const client = useQueryClient();
  const entity = useDeclared(initiation.name) ?? initiation;
  const { companyCurrency } = useSettings();
  const root = useRef<HTMLFormElement>(null);
  // The same for a new one and a draft: one becomes the other on the way.
  const fields = useMemo(() => {
    const allowance = allowanceFor(entity, host.viewer);
    return formFields(entity, 'update', allowance).filter((at) => isOpen(at, 'update', allowance));
  }, [entity, host.viewer]);
  const [stored, setStored] = useState(row);
  const [start] = useState<FormValues>(() => ({
    ...startValues(fields, row, given, companyCurrency),
    ...(row ? {} : given),
  }));
  const [values, setValues] = useState(start);
  const { problems, failed, tell, check } = useChecked(entity, values, stored);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const ofStep = (step: StepId) => askedIn(fields, step, values);
  /** Keeps what changed; the draft, or undefined where it could not be kept. */
  const save = async (more: FormValues = {}): Promise<Row | undefined> => {
    const now = { ...values, ...more };
    const before = stored ? startValues(fields, stored, {}, null) : {};
    const changed = changedWires(fields, before, now);
    const body = Object.fromEntries(changed.map((wire) => [wire, now[wire] ?? null]));
    if (stored && changed.length === 0) return stored;
    setBusy(true);
    setFailure(null);
    try {
      const answer = stored
        ? await host.source.update(entity, stored.id, body, stored.version)
        : await host.source.create(entity, body);
      tookAnswer(client, host, entity, answer);
      setStored(answer);
      setValues(now);
      return answer;
    } catch (error) {
      if (problemKind(error) === 'refused') tell(sortProblems(error, (wire) => fields.some((at) => at.wire === wire)));
      else setFailure(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const base = stored ? startValues(fields, stored, {}, null) : start;
  useLeaveGuard({
    ...{ isChanged: changedWires(fields, base, values).length > 0, form: root },
    save: async () => (await save()) !== undefined,
    discard: () => setValues(base),
  });
  const change = (wire: string, value: unknown) => setValues((now) => ({ ...now, [wire]: value }));
  const fill = (known: FormValues) => setValues((now) => withKnown(now, known));
  return {
    ...{ entity, root, fields, stored, values, problems, failed, failure, isBusy, ofStep, save, change, fill },
    /** Whether nothing is wrong with a step; says at its fields what is. */
    check: (step: StepId) => check(ofStep(step), step, root.current),
  };
}
export type WizardState = ReturnType<typeof useWizard>;
