import { certain } from '@homeport/grammar';
import './forms.css';
import { Problem } from '@homeport/client';
import {
  checkAnswers,
  evaluatePage,
  type FormDetail,
  type FormSaved,
  inLanguage,
  type PageValues,
} from '@homeport/model/forms';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { useTitleFocus } from '@homeport/ui/parts/focus-title.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { type Crumb, PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { showUnread, stopAtUnread, unreadFault, unreadInputs } from '@homeport/ui/parts/unread.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { CheckPage } from './CheckPage.tsx';
import { FormDone } from './FormDone.tsx';
import { FormFields } from './FormFields.tsx';
import { StepList } from './StepList.tsx';
import { type SentAnswers, useAutosave } from './use-autosave.ts';
import { useFaultText } from './use-fault-text.ts';
import { formWords } from './words.ts';

export interface FormFlowProps {
  readonly form: FormDetail;
  /** The code of the open step, `check`, or null for where the person left off. */
  readonly step: string | null;
  readonly crumbs?: readonly Crumb[];
  readonly onStep: (step: string | null) => void;
  readonly onExit?: () => void;
  readonly save: (sent: SentAnswers) => Promise<FormSaved>;
}
const checkStep = 'check';

/** A form, one step per screen: rules hold while one types, a draft is kept, all is checked before it is sent. */
export function FormFlow({ form, step, crumbs = [], onStep, onExit, save }: FormFlowProps) {
  const say = usePageWords(formWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const faultText = useFaultText();
  const cannotBeRead = useStore(unreadInputs);
  const { userDefinedFields: page, pageRules, parameters } = form;
  const [values, setValues] = useState<PageValues>(form.values);
  const [triedStep, setTriedStep] = useState<string | null>(null);
  const shown = useRef<HTMLFormElement>(null);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(0);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<FormSaved | null>(null);
  const state = useMemo(() => evaluatePage(page, pageRules, values, parameters), [page, pageRules, values, parameters]);
  const steps = page.steps.filter((one) => state.visible.has(one.code));
  const wanted = step ?? (form.state === 'IN_PROGRESS' ? form.step : null);
  const isChecking = wanted === checkStep;
  const at = Math.max(
    0,
    steps.findIndex((one) => one.code === wanted),
  );
  const open = certain(steps[at]);
  const draft = useAutosave(
    form.id,
    values,
    isChecking ? checkStep : open.code,
    form.state !== 'COMPLETED' && !done,
    shown,
    save,
  );
  useTitleFocus(done ? 'done' : isChecking ? checkStep : open.code);
  // What never reached the server is newer than what it has; every save erases it.
  const { found } = draft;
  useEffect(() => {
    if (found) setValues(found.values);
  }, [found]);
  if (done || form.state === 'COMPLETED')
    return <FormDone form={{ ...form, ...done, values: state.values }} crumbs={crumbs} isNew={done !== null} />;

  const isTried = triedStep === open.code;
  const faults = checkAnswers(page, state, locale, open);
  const refused = new Map(problem?.errors.map((error) => [error.field.replace(/^values\./, ''), error.title]) ?? []);
  const messageOf = (code: string): string | undefined => {
    const fault = isTried ? faults.find((one) => one.field === code) : undefined;
    return fault ? faultText(fault) : refused.get(code);
  };
  const errors = open.sections
    .flatMap((section) => section.fields)
    .flatMap(({ code }) => {
      const fieldId = `form-${code}`;
      // The fault of a text that cannot be read goes with the text.
      const message = messageOf(code) ?? (unread.includes(fieldId) ? unreadFault(cannotBeRead, fieldId) : undefined);
      return message ? [{ fieldId, message }] : [];
    });
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setTriedStep(open.code);
    // What cannot be read and what is missing or wrong is said together, each at its place.
    const unread = shown.current ? showUnread(shown.current) : [];
    setUnread(unread.map(({ id }) => id));
    if (faults.length > 0 || unread.length > 0) {
      setFailed((count) => count + 1);
      return;
    }
    void draft.flush();
    onStep(steps[at + 1]?.code ?? checkStep);
  };
  const send = async () => {
    const wrong = checkAnswers(page, state, locale)[0];
    const step = wrong && steps.find((one) => one.sections.some((s) => s.fields.some((f) => f.code === wrong.field)));
    if (step) {
      setTriedStep(step.code);
      setFailed((count) => count + 1);
      onStep(step.code);
      return;
    }
    setSending(true);
    setProblem(null);
    try {
      const saved = await save({ values: state.values, step: null, draft: false });
      draft.forget();
      setDone(saved);
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      setFailed((count) => count + 1);
    } finally {
      setSending(false);
    }
  };
  // What is typed and cannot be read would be gone with its step.
  const move = (to: string | null) => {
    if (!stopAtUnread(shown.current)) onStep(to);
  };
  const exit = async () => {
    if (!stopAtUnread(shown.current) && (await draft.flush())) onExit?.();
  };
  return (
    <>
      <PageHeader
        title={form.name}
        crumbs={crumbs}
        description={isChecking ? say('checkText') : say('stepOf', { at: at + 1, count: steps.length })}
      />
      <div className="form-flow">
        <StepList steps={steps} open={isChecking ? checkStep : open.code} done={at} onStep={move} />
        <div className="stack">
          {problem ? (
            <InlineError
              message={say('notSent')}
              advice={[problem.status < 500 && problem.status !== 0 ? problem.message : '', ...refused.values()].join(
                ' ',
              )}
              {...(problem.traceId ? { reference: problem.traceId } : {})}
            />
          ) : null}
          {draft.failed ? <Banner tone="warning">{say('draftFailed')}</Banner> : null}
          {isChecking ? (
            <CheckPage
              page={page}
              steps={steps}
              state={state}
              isSending={isSending}
              onChange={(code) => onStep(code)}
              onSend={() => void send()}
            />
          ) : (
            <form ref={shown} data-gathers onSubmit={goOn} noValidate>
              <Card title={inLanguage(open.title, locale)}>
                <div className="hp-lines">
                  <ErrorSummary errors={errors} failed={failed} />
                  {open.help ? <p className="hp-muted">{inLanguage(open.help, locale)}</p> : null}
                  <FormFields
                    step={open}
                    state={state}
                    messageOf={messageOf}
                    onAnswer={(code, value) => setValues((now) => ({ ...now, [code]: value }))}
                  />
                </div>
                <div className="form-actions">
                  {at > 0 ? (
                    <Button variant="default" onClick={() => move(steps[at - 1]?.code ?? null)}>
                      {say('back')}
                    </Button>
                  ) : null}
                  {onExit ? (
                    <Button variant="default" onClick={() => void exit()}>
                      {say('saveAndExit')}
                    </Button>
                  ) : null}
                  <Button type="submit">{say('continue')}</Button>
                </div>
              </Card>
            </form>
          )}
          <p className="hp-caption" role="status">
            {draft.savedDate ? say('savedAt', { time: formats.localTime(draft.savedDate) }) : null}
          </p>
        </div>
      </div>
    </>
  );
}
