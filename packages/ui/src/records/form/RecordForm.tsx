import '../records.css';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useShortcut } from '../../keys/use-shortcut.ts';
import { useFormats } from '../../language/settings.tsx';
import { DraftNotice } from '../../parts/DraftNotice.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { toasts } from '../../parts/toasts.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { useKeptUnread } from '../../parts/use-kept-unread.ts';
import { useLeaveGuard } from '../../parts/use-leave-guard.ts';
import { FieldShow } from '../fields/FieldShow.tsx';
import { applies } from '../fields/field-at.ts';
import { useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { useLabels, withinSentence } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { ConflictOfForm } from './ConflictOfForm.tsx';
import { FormSectionView } from './FormFields.tsx';
import { summaryOf } from './form-problems.ts';
import { countOfChanges, type FormValues, sectionsOf } from './form-values.ts';
import { SimilarDialog } from './SimilarDialog.tsx';
import { type RecordFormHow, useRecordForm } from './use-record-form.ts';

/** What is typed at this moment, for what a page draws beside the fields. */
export interface FormInHand {
  readonly values: FormValues;
  readonly change: (wire: string, value: unknown) => void;
  readonly isChanged: boolean;
}
export type Aside = (form: FormInHand) => ReactNode;
export interface RecordFormProps extends RecordFormHow {
  readonly onCancel: () => void;
  /** Drawn above the fields: what a page adds to the declared form. */
  readonly children?: ReactNode;
  /** Drawn beside the fields, from what is typed: a preview. */
  readonly aside?: Aside | undefined;
  /** It is the page itself: it stays open, so that there is nothing to cancel. */
  readonly staysOpen?: boolean;
  /** Said at fields while they are typed, by wire name; keeps nobody from saving. */
  readonly notes?: (values: FormValues) => Readonly<Record<string, string>>;
}
/** What was typed and not saved; never the rest of the record, which may have changed meanwhile. */
type FormDraft = FormValues;

/** The whole form of a record: sections of two columns, drafts, leave guard, problems at their fields, conflicts. */
export function RecordForm({ onCancel, children, aside, staysOpen, notes, ...how }: RecordFormProps) {
  const { entity, row } = how;
  const text = useRecordText();
  const labels = useLabels();
  const formats = useFormats();
  const host = useRecordHost();
  const id = useId();
  const form = useRecordForm({
    ...how,
    onSaved: (saved: Row) => {
      end();
      toasts.show(text('form.saved'));
      how.onSaved(saved);
    },
  });
  const { conflict } = form;
  const isChanged = form.changed.length > 0;
  // Bank details never lie on the device, not even as a draft.
  const isPrivate = form.fields.some((at) => at.field.type === 'bankPart');
  const key = `${host.tenant}.${entity.name}.${row?.id ?? 'new'}`;
  const typed = useMemo(() => form.changesOf(form.values), [form.changesOf, form.values]);
  const draft = useDraft<FormDraft>(key, typed, isChanged && !isPrivate);
  const unread = useKeptUnread(isPrivate ? undefined : key, form.element, `${id}-`);
  const found = draft.found ?? unread.found;
  const restored = useRef(false);
  useEffect(() => {
    if (restored.current || !draft.found) return;
    restored.current = true;
    const { values } = draft.found;
    form.fill((now) => ({ ...now, ...values }));
  });
  const end = () => {
    draft.erase();
    unread.erase();
  };
  const discard = () => {
    unread.forget();
    end();
    form.reset();
  };
  useLeaveGuard({
    isChanged,
    form: form.element,
    discard,
    keep: () => !isPrivate && [draft.flush(), unread.flush()].every(Boolean),
    save: async () => {
      const isSaved = await form.save(form.values, undefined, true);
      if (isSaved) end();
      return isSaved;
    },
  });
  useShortcut('mod+enter', () => void form.save(), { label: text('form.submit') });
  const shared = {
    form: id,
    values: form.values,
    errors: notes ? { ...notes(form.values), ...form.problems.fields } : form.problems.fields,
    record: row?.id ?? null,
    onChange: form.change,
    canChange: form.canChange,
    unread: unread.fields,
  };
  const asked = form.fields.filter((at) => applies(at, form.values));
  const groups = sectionsOf(entity, asked, row === undefined);
  const sections = groups.map((section) => (
    <FormSectionView
      key={section.label ?? ''}
      {...shared}
      section={section}
      title={section.label ? labels.section(entity, section.label) : entity.sections ? text('form.otherFields') : null}
    />
  ));

  return (
    <form
      ref={form.element}
      className="hp-record-form"
      data-beside={aside ? true : undefined}
      noValidate
      data-gathers
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {found ? <DraftNotice at={found.at} onDiscard={discard} /> : null}
      <ErrorSummary
        errors={summaryOf(form.problems, form.fields, id, labels, formats)}
        failed={form.problems.since ?? form.problems}
      />
      {form.failure ? (
        <FailureNote
          lead={text('form.notSaved', { name: withinSentence(labels.entity(entity)) })}
          error={form.failure}
          onRetry={() => void form.save()}
        />
      ) : null}
      {children}
      {aside ? (
        <div className="hp-form-beside" data-even={staysOpen ? undefined : true}>
          <div className="hp-form-fields">{sections}</div>
          <div className="hp-form-aside">{aside({ values: form.values, change: form.change, isChanged })}</div>
        </div>
      ) : (
        sections
      )}
      {isChanged || staysOpen ? null : (
        <div className="hp-form-actions hp-no-print">
          <Button variant="default" onClick={onCancel}>
            {text('form.cancel')}
          </Button>
          <Button type="submit" loading={form.isSaving}>
            {text('form.save')}
          </Button>
        </div>
      )}
      <SaveBar
        count={countOfChanges(groups, form.changed, form.canChange)}
        isSaving={form.isSaving}
        onSave={() => void form.save()}
        onDiscard={() => {
          discard();
          if (row) onCancel();
        }}
      />
      <SimilarDialog
        entity={entity}
        found={form.similar}
        common={form.common}
        onTake={form.takeCommon}
        onClose={form.closeSimilar}
        onSave={form.saveAnyway}
      />
      {conflict ? (
        <ConflictOfForm
          met={conflict}
          values={form.values}
          labelOf={labels.field}
          draw={(at, row) => <FieldShow at={at} value={row[at.wire]} row={row} />}
          onClose={form.closeConflict}
          onResolve={(choices) => void form.resolve(conflict, choices)}
        />
      ) : null}
    </form>
  );
}
