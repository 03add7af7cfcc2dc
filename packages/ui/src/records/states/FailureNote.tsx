import { InlineError } from '../../parts/InlineError.tsx';
import { Problem, problemKind } from '../host/problem.ts';
import { useRecordText } from '../words/use-record-text.ts';

/** A call that failed, where it was made: what was meant to be done, why it failed, the reference for support, another try. */
export function FailureNote({ error, lead, onRetry }: { error: unknown; lead?: string; onRetry?: () => void }) {
  const text = useRecordText();
  const kind = problemKind(error);
  const reference = error instanceof Problem ? error.traceId : undefined;
  const message =
    kind === 'offline'
      ? text('failure.offline')
      : kind === 'noAccess'
        ? // Why it is not allowed is the server's to say, where it says more than that.
          (error as Problem).message || text('failure.noAccess')
        : kind === 'notFound'
          ? text('failure.notFound')
          : kind === 'refused' || kind === 'stale'
            ? sentencesOf(error as Problem)
            : text('failure.fault');
  return (
    <InlineError
      {...(lead ? { message: lead, advice: message } : { message })}
      {...(reference ? { reference } : {})}
      {...(onRetry ? { onRetry } : {})}
    />
  );
}

/** A refusal or failure as one sentence, for lists of results. */
export function useFailureText(): (error: unknown) => string {
  const text = useRecordText();
  return (error) => {
    const kind = problemKind(error);
    if (kind === 'offline') return text('failure.offline');
    if (error instanceof Problem && kind !== 'fault') return sentencesOf(error);
    return text('failure.fault');
  };
}

/** What the server says is wrong, in full: the single faults where it names them, else the whole. */
const sentencesOf = (problem: Problem): string =>
  problem.errors.length > 0 ? [...new Set(problem.errors.map((one) => one.title))].join(' ') : problem.message;
