import { initiation, submitInitiation } from '@homeport/model/initiations';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { StepWizard } from '@homeport/ui/parts/StepWizard.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { stopAtUnread } from '@homeport/ui/parts/unread.ts';
import { useDeed } from '@homeport/ui/records/actions/use-deed.ts';
import { FieldGrid } from '@homeport/ui/records/form/FormFields.tsx';
import { summaryOf } from '@homeport/ui/records/form/form-problems.ts';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { PolicyAdvice, usePolicyOffers } from '../../policies/PolicyAdvice.tsx';
import { useInitiations } from '../use-initiations.ts';
import { AlikePeople } from './AlikePeople.tsx';
import { CheckStep } from './CheckStep.tsx';
import { FamilyStep } from './FamilyStep.tsx';
import { saidOfEmployee } from './known-person.ts';
import { extentOf, hasNoService, reachable, type StepId, stepsOf } from './steps.rules.ts';
import { type FamilyState, useFamily } from './use-family.ts';
import { useLightServices } from './use-light-services.ts';
import { useWizard, type WizardState } from './use-wizard.ts';

export interface WizardProps {
  readonly row: Row | undefined;
  readonly given: FormValues | undefined;
  readonly step: string | undefined;
  readonly onStep: (step: StepId, draft?: string) => void;
  /** What stands below every step and follows what is entered. */
  readonly beside?: (values: FormValues) => ReactNode;
}

/** The ways on: to the next step with the draft kept, and to who decides it. */
function useWaysOn(state: WizardState, family: FamilyState, steps: readonly StepId[], onStep: WizardProps['onStep']) {
  const text = useInitiations();
  const host = useRecordHost();
  const run = useDeed(state.entity);
  const lightServices = useLightServices(state.values);
  const { data: offers } = usePolicyOffers(state.values, steps.includes('terms'));
  const [failure, setFailure] = useState<unknown>(null);
  // Whoever is named of the family is counted: the request and its estimate are made for as many.
  const movers = () => (state.stored ? { familySize: family.along(state.values.familySize) } : {});
  const goOn = async (current: StepId) => {
    if (!state.check(current)) return;
    if (current === 'family' && !(await family.settle())) return;
    if (current === 'services' && hasNoService(state.values)) {
      toasts.show(text('wizard.noServices'), 'danger');
      return;
    }
    // Where one policy holds and none was chosen, it is that one; the last step shows it, and it can be changed.
    const offered = offers?.policies.find(({ id }) => id === offers.chosen);
    const isLeft = current === 'terms' && !state.values.policy && offered !== undefined;
    const kept = await state.save({
      ...movers(),
      ...lightServices,
      ...(isLeft ? { policy: { id: offered.id, label: offered.label } } : {}),
    });
    const next = steps[steps.indexOf(current) + 1];
    if (kept && next) onStep(next, kept.id);
  };
  const handIn = async () => {
    const kept = await state.save(movers());
    if (!kept) return;
    setFailure(null);
    try {
      await run(submitInitiation, kept, {});
      toasts.show(text('wizard.submitted'));
      host.go(host.address({ to: 'record', entity: initiation, id: kept.id }) ?? '');
    } catch (error) {
      setFailure(error);
    }
  };
  return { failure: failure ?? state.failure, goOn, handIn };
}

/** One step at a time; every step keeps the draft, and its address goes on with it. */
export function Wizard({ row, given, step, onStep, beside }: WizardProps) {
  const text = useInitiations();
  const state = useWizard(row, given);
  const { values } = state;
  const steps = stepsOf(extentOf(values));
  const open = reachable(steps, values);
  const current = open.find((one) => one === step) ?? 'employee';
  const place = steps.indexOf(current);
  const family = useFamily(state.stored, state.root);
  const { failure, goOn, handIn } = useWaysOn(state, family, steps, onStep);
  // What is typed and cannot be read would be gone with its step, and so would somebody of the family who is not added yet.
  const leave = async (id: StepId) => {
    if (stopAtUnread(state.root.current)) return;
    if (current !== 'family' || (await family.settle())) onStep(id, state.stored?.id);
  };
  return (
    <form
      ref={state.root}
      noValidate
      data-gathers
      className="hp-lines initiation-wizard"
      onSubmit={(event) => {
        event.preventDefault();
        void (current === 'check' ? handIn() : goOn(current));
      }}
    >
      <StepWizard
        steps={steps.map((id, n) => ({
          id,
          label: text(`step.${id}`),
          isDone: n < place,
          canOpen: open.includes(id) && (n <= place || state.stored !== undefined),
        }))}
        current={current}
        onOpen={(id) => void leave(steps.find((one) => one === id) ?? 'employee')}
        actions={
          <>
            {place > 0 ? (
              <Button variant="default" onClick={() => void leave(steps[place - 1] ?? 'employee')}>
                {text('wizard.back')}
              </Button>
            ) : null}
            <Button type="submit" loading={state.isBusy}>
              {text(current === 'check' ? 'wizard.submit' : 'wizard.continue')}
            </Button>
          </>
        }
      >
        {failure ? <FailureNote error={failure} /> : null}
        <Step current={current} state={state} family={family} steps={steps} onStep={onStep} />
        {beside?.({ ...values, familySize: family.along(values.familySize) })}
        {state.stored ? <p className="hp-muted">{text('wizard.kept')}</p> : null}
      </StepWizard>
    </form>
  );
}

/** What a step asks. */
function Step({
  current,
  state,
  family,
  steps,
  onStep,
}: Pick<WizardProps, 'onStep'> & {
  current: StepId;
  state: WizardState;
  family: FamilyState;
  steps: readonly StepId[];
}) {
  const labels = useLabels();
  const formats = useFormats();
  const host = useRecordHost();
  const form = useId();
  const { problems, failed, stored } = state;
  /** Of an employee who is chosen, what is known is taken over. */
  const enter = (wire: string, value: unknown) => {
    state.change(wire, value);
    if (wire === 'employee') void saidOfEmployee(host, value).then(state.fill);
  };
  const errors = <ErrorSummary errors={summaryOf(problems, state.fields, form, labels, formats)} failed={failed} />;
  if (current === 'check' || current === 'family')
    return (
      <>
        {errors}
        {current === 'family' ? (
          <FamilyStep family={family} />
        ) : (
          <CheckStep state={state} family={family} steps={steps} onChange={(id) => onStep(id, stored?.id)} />
        )}
      </>
    );
  return (
    <>
      {errors}
      <FieldGrid
        form={form}
        fields={state.ofStep(current)}
        values={state.values}
        errors={problems.fields}
        onChange={enter}
        record={stored?.id ?? null}
        canChange={() => true}
      />
      {current === 'terms' ? (
        <Suspense>
          <PolicyAdvice values={state.values} onTake={(policy) => enter('policy', policy)} />
        </Suspense>
      ) : null}
      {current === 'employee' ? <AlikePeople state={state} onTake={(value) => enter('employee', value)} /> : null}
    </>
  );
}
