import { Card } from '@homeport/ui/parts/Card.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { usePageWords } from '../words/page-words.ts';
import type { SavedFormState } from './use-saved-form.ts';
import { assistanceWords } from './words.ts';

interface SavedFormProps {
  readonly form: SavedFormState;
  /** Fields in their order, and the id of the control of each: the summary leads there. */
  readonly fields: readonly string[];
  readonly idOf: (field: string) => string;
  /** Stands before the fields, such as the notice of a draft. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}
/** The frame of a form that is saved as a whole: what is wrong on top, cancel and save below. */
export function SavedForm({ form, fields, idOf, before, children }: SavedFormProps) {
  const say = usePageWords(assistanceWords);
  const { problem } = form;
  const errors = fields.flatMap((field) => {
    const message = form.faultOf(field);
    return message ? [{ fieldId: idOf(field), message }] : [];
  });
  return (
    <form
      className="narrow"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {before}
      <Card>
        <div className="hp-lines">
          <ErrorSummary errors={errors} failed={form.failed} />
          {problem ? (
            <InlineError
              message={say('notSaved')}
              advice={problem.status < 500 ? problem.message : ''}
              {...(problem.traceId ? { reference: problem.traceId } : {})}
            />
          ) : null}
          {children}
        </div>
        <div className="form-actions">
          <Button variant="default" onClick={form.leave}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={form.isSaving}>
            {say('save')}
          </Button>
        </div>
      </Card>
    </form>
  );
}
