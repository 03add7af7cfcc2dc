import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LeanButton } from '../lean/LeanButton.tsx';
import { LeanNotice } from '../lean/LeanNotice.tsx';
import { sayProblem, useEntry } from './entry-context.ts';

export interface EntryFormProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Said above the form when nothing has failed. */
  readonly notice?: string | null;
  readonly submitLabel: string;
  /** Sends what was typed. A thrown problem is shown above the form and every field keeps its value. */
  readonly onSubmit: () => Promise<void>;
  /** Answers the id of the first field that cannot be sent, so that it gets the focus. */
  readonly check?: () => string | null;
  readonly children?: ReactNode;
  /** Other ways on, under the form. */
  readonly ways?: ReactNode;
}
/** One step of the sign-in: title, what went wrong, fields, one button. */
export function EntryForm({ title, intro, notice, submitLabel, onSubmit, check, children, ways }: EntryFormProps) {
  const { text, appName } = useEntry();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A new step says what it is, unless one of its fields has taken the focus.
    if (!heading.current?.parentElement?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  useEffect(() => {
    const page = `${title} · ${appName}`;
    document.title = problem ? text('formProblem', { title: page }) : page;
  }, [title, appName, problem, text]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = check?.() ?? null;
    if (wrong) {
      document.getElementById(wrong)?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await onSubmit();
    } catch (error) {
      setProblem(sayProblem(error, text));
    } finally {
      setBusy(false);
    }
  };
  return (
    // A page that was written ahead has no script yet: until then pressing the button must not send anything anywhere.
    <form className="entry-form" method="dialog" onSubmit={send} noValidate>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {problem ? <LeanNotice tone="danger">{problem}</LeanNotice> : null}
      {notice && !problem ? <LeanNotice tone="info">{notice}</LeanNotice> : null}
      {intro ? <div className="entry-intro">{intro}</div> : null}
      {children}
      <LeanButton type="submit" look="filled" isBusy={isBusy}>
        {submitLabel}
      </LeanButton>
      {ways ? <div className="entry-ways">{ways}</div> : null}
    </form>
  );
}
