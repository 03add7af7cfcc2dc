import '../controls/controls.css';
import './talk.css';
import { Button, Textarea } from '@mantine/core';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { errorContent } from '../controls/field.tsx';
import { useLength } from '../controls/use-length.ts';
import { Icon } from '../parts/Icon.tsx';
import { useDraft } from '../parts/use-draft.ts';
import { useTalkText } from './talk-words.ts';

export interface TalkComposerProps {
  readonly label: string;
  /** Names the draft of what is typed; it survives a reload. */
  readonly draftKey: string;
  /** Characters; what is longer stays as it was typed or pasted and is not sent. */
  readonly maxLength: number;
  /** Sends; the text stays when it throws. An empty text is only sent when `hasFiles`. */
  readonly onSend: (text: string) => Promise<void> | void;
  readonly onTyping?: () => void;
  readonly onFiles?: (files: readonly File[]) => void;
  readonly accept?: string;
  /** Files that go with the message. */
  readonly files?: ReactNode;
  readonly hasFiles?: boolean;
  readonly isBusy?: boolean;
  /** Why nothing can be said here. */
  readonly closed?: string;
  /** Choices above the text: audience, answers kept ready. */
  readonly above?: ReactNode;
  readonly sendLabel?: string;
  /** Hands in a text from outside, for example an answer kept ready; each new object is taken once. */
  readonly insert?: { readonly text: string } | null;
}

/** Where a message is written. Enter makes a line, Ctrl or ⌘ with Enter sends; typing is kept until it is sent. */
export function TalkComposer(props: TalkComposerProps) {
  const { label, draftKey, maxLength, onSend, onTyping, onFiles, files, isBusy, closed, above, insert } = props;
  const text = useTalkText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<object | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const draft = useDraft(draftKey, typed ?? '', typed !== null && typed !== '');
  const shown = typed ?? draft.found?.values ?? '';
  if (insert && taken.current !== insert) {
    taken.current = insert;
    setTyped(shown.trim() === '' ? insert.text : `${shown.trimEnd()}\n${insert.text}`);
  }
  const { over } = useLength(shown, maxLength);
  const hasSomething = shown.trim() !== '' || props.hasFiles === true;
  const canSend = hasSomething && !over && !isSending && isBusy !== true && !closed;
  const send = async () => {
    if (!canSend) return;
    setSending(true);
    try {
      await onSend(shown.trim());
      setTyped('');
      draft.erase();
      // The button cannot be pressed again before something is written; who has gone elsewhere meanwhile stays there.
      const { activeElement, body } = document;
      if (activeElement === body || area.current?.form?.contains(activeElement))
        area.current?.focus({ preventScroll: true });
    } catch {
      // Whoever sends says what went wrong; what was typed stays.
    } finally {
      setSending(false);
    }
  };
  // What is chosen above may open it again: notes stay possible where answers are not.
  if (closed)
    return (
      <div className="hp-talk-composer">
        {above}
        <p className="hp-talk-closed">{closed}</p>
      </div>
    );
  return (
    <form
      className="hp-talk-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {above}
      {files}
      <div className="hp-talk-write">
        <label htmlFor={id} className="hp-hidden">
          {label}
        </label>
        <Textarea
          ref={area}
          id={id}
          className="hp-growing"
          rows={2}
          placeholder={label}
          value={shown}
          error={errorContent(over)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onTyping?.();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              void send();
            }
          }}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (pasted.length > 0 && onFiles) {
              event.preventDefault();
              onFiles(pasted);
            }
          }}
        />
        <div className="hp-talk-buttons">
          {onFiles ? (
            <>
              <input
                ref={chosen}
                type="file"
                hidden
                multiple
                accept={props.accept}
                aria-label={text('attach')}
                onChange={(event) => {
                  onFiles([...(event.currentTarget.files ?? [])]);
                  event.currentTarget.value = '';
                }}
              />
              <Button
                variant="default"
                leftSection={<Icon of={Paperclip} small />}
                onClick={() => chosen.current?.click()}
              >
                {text('attach')}
              </Button>
            </>
          ) : null}
          <Button
            type="submit"
            disabled={!canSend}
            loading={isSending || isBusy === true}
            leftSection={<Icon of={SendHorizontal} small />}
          >
            {props.sendLabel ?? text('send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
