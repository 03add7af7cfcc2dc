import { amountToDecide, type CaseExpense } from '@homeport/model/expenses';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { undos } from '@homeport/ui/parts/undo.ts';
import { useState } from 'react';
import { type Deed, type Delegator, type Draft, deeds, type Me } from './approvals.types.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { FindingList } from './FindingList.tsx';
import { type Failure, failureKind, messagesByField, useFailure } from './failure.ts';
import { flagsOf, whyNotMine } from './queue.rules.ts';
import { missingFor, useDecide } from './use-decide.ts';
import { useIdleKeys } from './use-idle-keys.ts';

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
/** Decisions that another one takes back. */
const undoable: ReadonlySet<Deed> = new Set(['approve', 'reject', 'hold']);
const isField = (name: string) => fields.some((field) => name.startsWith(field));

/** The decision about the open item. A refusal stays here with everything that was typed. */
export function DecisionBar(props: DecisionBarProps) {
  const { tenant, expense, me, delegators, draft, onDraft, onReload, onDecided } = props;
  const text = useText('approvals');
  const words = useFailure();
  const formats = useFormats();
  const { decide, takeBack, isBusy } = useDecide(tenant);
  const [failed, setFailed] = useState<{ deed: Deed; failure: Failure; canRetry: boolean } | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isChanged, setChanged] = useState(false);
  const [isAsked, setAsked] = useState(false);
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
  /** Says what was decided, of this one: the next item is open already. Decisions that can be taken back offer it. */
  const tell = (deed: Deed, version: number | undefined) => {
    const amount = deed === 'approve' && draft.amount !== null ? draft.amount : amountToDecide(expense);
    const said = text(`done.${deed}`, {
      item: expense.expenseItem.label,
      name: expense.assignee?.label ?? text('unknownPerson'),
      amount: formats.money(amount, expense.currency),
    });
    if (version === undefined || !undoable.has(deed)) return toasts.show(said);
    undos.offer(said, () =>
      takeBack(expense, version).then(
        () => toasts.show(text('undo.done', { item: expense.expenseItem.label })),
        (error: unknown) => toasts.show(words(error).message, 'danger'),
      ),
    );
  };
  const send = async (deed: Deed) => {
    if (isBusy) return;
    const missing = missingFor(deed, draft);
    if (missing) return setFaults({ [missing]: text(`missing.${missing}`) });
    forget();
    let version: number | undefined;
    try {
      version = await decide(expense, deed, draft);
    } catch (error) {
      return refused(deed, error);
    }
    tell(deed, version);
    onDecided(deed);
  };
  useIdleKeys(can.length === 0, text('key.decided'));
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
          // One key is quickly pressed once too often: what the checks point at is asked about first.
          onApproveKey={() => (flagsOf(expense).length > 0 ? setAsked(true) : void send('approve'))}
          onOpen={(next) => {
            forget();
            if (next === 'release') void send('release');
            else onDraft({ ...draft, deed: next });
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={text('flagged.title', {
          item: expense.expenseItem.label,
          amount: formats.money(draft.amount ?? amountToDecide(expense), expense.currency),
        })}
        confirmLabel={text('flagged.confirm')}
        keepLabel={text('flagged.keep')}
        onConfirm={async () => {
          await send('approve');
          return undefined;
        }}
      >
        <FindingList findings={expense.findings} />
      </ConfirmDialog>
    </div>
  );
}
