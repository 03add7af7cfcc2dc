import { SegmentedControl } from '@mantine/core';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../parts/EmptyState.tsx';
import { InlineError } from '../parts/InlineError.tsx';
import { ListSkeleton } from '../parts/Skeletons.tsx';
import { TalkComposer } from './TalkComposer.tsx';
import { TalkList, type TalkMessage } from './TalkList.tsx';
import { useTalkText } from './talk-words.ts';

export interface CommentThreadProps {
  /** Undefined while it is loaded. */
  readonly messages: readonly TalkMessage[] | undefined;
  readonly label: string;
  readonly draftKey: string;
  readonly hasFailed?: boolean;
  readonly onReload?: () => void;
  /** Whom one may write for, first one chosen; with one or none no choice is shown. */
  readonly audiences?: readonly { readonly value: string; readonly label: string }[];
  /** Throws when it could not be kept; a `message` of the error is shown. Absent: reading only. */
  readonly onAdd?: (text: string, audience: string | undefined) => Promise<void>;
  readonly onRetry?: (id: string) => void;
  readonly onCancel?: (id: string) => void;
}
const longest = 4000;

/** Remarks on something, and where to add one. Knows no records: what is said comes in, what is added goes out. */
export function CommentThread({ messages, label, draftKey, audiences = [], onAdd, ...props }: CommentThreadProps) {
  const text = useTalkText();
  const [audience, setAudience] = useState(audiences[0]?.value);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async (said: string) => {
    setFailure(null);
    try {
      await onAdd?.(said, audience);
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : text('notKept'));
      throw error;
    }
  };
  return (
    <div className="hp-talk-thread">
      {messages === undefined ? (
        props.hasFailed ? (
          <InlineError message={text('notLoaded')} {...(props.onReload ? { onRetry: props.onReload } : {})} />
        ) : (
          <ListSkeleton rows={2} />
        )
      ) : (
        <TalkList
          messages={messages}
          label={label}
          empty={<EmptyState icon={MessageSquare} title={text('noComments')} />}
          {...(props.onRetry ? { onRetry: props.onRetry } : {})}
          {...(props.onCancel ? { onCancel: props.onCancel } : {})}
        />
      )}
      {failure ? <InlineError message={failure} /> : null}
      {onAdd ? (
        <TalkComposer
          label={text('writeComment')}
          sendLabel={text('addComment')}
          draftKey={draftKey}
          maxLength={longest}
          onSend={add}
          above={
            audiences.length > 1 ? (
              <SegmentedControl
                className="hp-talk-audience"
                transitionDuration={0}
                aria-label={text('audience')}
                value={audience ?? ''}
                onChange={setAudience}
                data={[...audiences]}
              />
            ) : null
          }
        />
      ) : null}
    </div>
  );
}
