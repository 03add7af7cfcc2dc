import type { CaseExpense } from '@homeport/model/expenses';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useState } from 'react';
import { type Deed, type Delegator, type Draft, deeds, type Me } from './approvals.types.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { type Failure, failureKind, messagesByField, useFailure } from './failure.ts';
import { whyNotMine } from './queue.rules.ts';
import { missingFor, useDecide } from './use-decide.ts';

export interface DecisionBarProps {
  readonly tenant: string | undefined;
  readonly expense: CaseExpense;
  readonly me: Me;
  readonly delegators: readonly Delegator[];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** Reads the item again. */
  readonly onReload: () => Promise<unknown>;
  /** The decision was made. */
  readonly onDecided: (deed: Deed) => void;
}
/** Fields a refusal may name, so that it stands where it belongs. */
const fields = ['approvedAmount', 'note', 'reason', 'to'] as const;
const isField = (name: string) => fields.some((field) => name.startsWith(field));

/** The decision about the open item. A refusal stays here with everything that was typed. */
export function DecisionBar(props: DecisionBarProps) {
  const { tenant, expense, me, delegators, draft, onDraft, onReload, onDecided } = props;
  const text = useText('approvals');
  const words = useFailure();
  const { decide, isBusy } = useDecide(tenant);
  const [failed, setFailed] = useState<{ deed: Deed; failure: Failure; canRetry: boolean } | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isChanged, setChanged] = useState(false);
  const can = deeds.filter((deed) => expense.can?.includes(deed));
  const notMine = whyNotMine(expense, me, delegators);
  const forget = () => {
    setFailed(null);
    setFaults({});
    setChanged(false);
  };
  const write = (next: Draft) => {
    setFaults({});
    onDraft(next);
  };
  const refused = (deed: Deed, error: unknown) => {
    const kind = failureKind(error, isField);
    if (kind === 'stale') setChanged(true);
    else if (kind === 'field') setFaults(messagesByField(error, fields));
    else setFailed({ deed, failure: words(error), canRetry: kind === 'passing' || kind === 'fault' });
    // Whatever was refused may have been changed or decided elsewhere meanwhile.
    if (kind === 'stale' || kind === 'refused' || kind === 'gone') void onReload();
  };
  const send = async (deed: Deed) => {
    if (isBusy) return;
    const missing = missingFor(deed, draft);
    if (missing) return setFaults({ [missing]: text(`missing.${missing}`) });
    forget();
    try {
      await decide(expense, deed, draft);
    } catch (error) {
      return refused(deed, error);
    }
    toasts.show(text(`done.${deed}`, { item: expense.expenseItem.label }));
    onDecided(deed);
  };
  if (can.length === 0 && !failed && !isChanged) return null;
  const { deed } = draft;
  return (
    <div className="decision">
      {isChanged ? (
        <Banner tone="warning" isUrgent>
          {text('changed')}
        </Banner>
      ) : null}
      {failed ? (
        <InlineError {...failed.failure} {...(failed.canRetry ? { onRetry: () => void send(failed.deed) } : {})} />
      ) : null}
      {deed !== null && deed !== 'approve' && can.includes(deed) ? (
        <DecisionForm
          deed={deed}
          tenant={tenant}
          expense={expense.id}
          draft={draft}
          faults={faults}
          isBusy={isBusy}
          onDraft={write}
          onSend={() => void send(deed)}
          onCancel={() => {
            forget();
            onDraft({ ...draft, deed: null });
          }}
        />
      ) : (
        <DecisionButtons
          expense={expense}
          can={can}
          draft={draft}
          faults={faults}
          isBusy={isBusy}
          reason={notMine ? text(`notMine.${notMine}`, { name: expense.approver?.label ?? '' }) : null}
          onDraft={write}
          onApprove={() => void send('approve')}
          onOpen={(next) => {
            forget();
            if (next === 'release') void send('release');
            else onDraft({ ...draft, deed: next });
          }}
        />
      )}
    </div>
  );
}
