import { Button, Radio } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { Dialog } from './Dialog.tsx';

export interface ConflictField {
  readonly name: string;
  readonly label: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}
export type ConflictChoice = 'mine' | 'theirs';
export interface ConflictDialogProps {
  /** Only fields both sides changed; the rest merges by itself. */
  readonly fields: readonly ConflictField[];
  readonly who: string;
  /** A moment, ISO UTC. */
  readonly when: string;
  readonly onClose: () => void;
  readonly onResolve: (choices: Readonly<Record<string, ConflictChoice>>) => void;
}
/** The server refused an old version: mine and theirs per field. Nothing is chosen beforehand. */
export function ConflictDialog({ fields, who, when, onClose, onResolve }: ConflictDialogProps) {
  const text = useKitText();
  const formats = useFormats();
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictChoice>>>({});
  const isDone = fields.every((field) => choices[field.name]);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={text('conflict.title')}
      closeButtonProps={{ 'aria-label': text('close') }}
    >
      <div className="hp-lines">
        <p>{text('conflict.text', { who, when: formats.localTime(when) })}</p>
        {fields.map((field) => (
          <Radio.Group
            key={field.name}
            label={field.label}
            value={choices[field.name] ?? ''}
            onChange={(choice) => setChoices({ ...choices, [field.name]: choice as ConflictChoice })}
          >
            <div className="hp-conflict">
              {(['mine', 'theirs'] as const).map((side) => (
                <div className="hp-conflict-side" key={side} data-chosen={choices[field.name] === side || undefined}>
                  <Radio value={side} label={text(side === 'mine' ? 'conflict.useMine' : 'conflict.useTheirs')} />
                  <div className="hp-conflict-value">{field[side] || text('notProvided')}</div>
                </div>
              ))}
            </div>
          </Radio.Group>
        ))}
      </div>
      <div className="hp-dialog-actions">
        <Button variant="default" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button disabled={!isDone} onClick={() => onResolve(choices)}>
          {text('conflict.save')}
        </Button>
      </div>
    </Dialog>
  );
}
