import { OctagonAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Icon } from './Icon.tsx';
import { useStore } from './store.ts';
import { unreadFault, unreadInputs } from './unread.ts';

export interface SummarisedError {
  /** Id of the input; the link moves the focus there. */
  readonly fieldId?: string;
  readonly message: string;
}
export interface ErrorSummaryProps {
  readonly errors: readonly SummarisedError[];
  /** Another value with every send that failed, and with nothing else: a count, or the problems it brought. */
  readonly failed: unknown;
}
/**
 * All refusals of a form on top, each a link to its field. Takes the focus when a send has failed, never because the list
 * changes: it does so under the hands of whoever puts the fields right. Puts "Error: " before the page's title as long as it
 * stands. Nothing is drawn without errors.
 */
export function ErrorSummary({ errors, failed }: ErrorSummaryProps) {
  const text = useKitText();
  const box = useRef<HTMLDivElement>(null);
  const unread = useStore(unreadInputs);
  const hasErrors = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed send takes the focus
  useEffect(() => box.current?.focus(), [failed]);
  useEffect(() => {
    if (!hasErrors) return;
    const before = document.title;
    document.title = text('shell.errorTitle', { title: before });
    return () => {
      document.title = before;
    };
  }, [hasErrors, text]);
  if (!hasErrors) return null;
  return (
    <div className="hp-errors" ref={box} tabIndex={-1} role="alert" data-quiet-focus>
      <h2>
        <Icon of={OctagonAlert} />
        {text('errors.title', { count: errors.length })}
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  const field = document.getElementById(fieldId);
                  field?.scrollIntoView({ block: 'center' });
                  field?.focus();
                }}
              >
                {/* A field in which something stands is not told to be empty. */}
                {said(message, unreadFault(unread, fieldId))}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a field itself says of what stands in it goes before what the form says of the field, unless that says it already. */
const said = (message: string, fault: string | undefined): string =>
  fault === undefined || message.includes(fault) ? message : fault;
