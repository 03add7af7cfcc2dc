import type { Action } from '@homeport/grammar';
import { Button } from '@mantine/core';
import { useKitText } from '../../language/use-text.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { toasts } from '../../parts/toasts.ts';
import { useRecordText } from '../words/use-record-text.ts';

/** Names in the answer of an action that are secrets: shown to who did it, this once, and remembered nowhere. */
export const shownOnce = ({ answer = {} }: Action): string[] =>
  Object.entries(answer).flatMap(([name, field]) => (field.secret ? [name] : []));

/** An answer without what is shown once: what screens may remember of it. */
export function withoutSecrets<T>(action: Action, answer: T): T {
  const names = shownOnce(action);
  if (names.length === 0 || typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !names.includes(name))) as T;
}

/** A secret that was just made, to be copied before it is gone. It closes only on purpose. */
export function ShownOnce({
  title,
  about,
  secrets,
  onDone,
}: {
  title: string;
  about: string;
  secrets: readonly string[];
  onDone: () => void;
}) {
  const text = useRecordText();
  const kit = useKitText();
  const copy = () =>
    navigator.clipboard.writeText(secrets.join('\n')).then(
      () => toasts.show(text('once.copied')),
      () => toasts.show(text('once.failed'), 'danger'),
    );
  return (
    <Dialog
      opened
      onClose={onDone}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <div className="hp-lines">
        <p className="hp-muted">{about}</p>
        <p>{text('once.text')}</p>
        {secrets.map((secret) => (
          <code key={secret} className="hp-secret">
            {secret}
          </code>
        ))}
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={() => void copy()}>
            {text('once.copy')}
          </Button>
          <Button onClick={onDone}>{text('once.kept')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
