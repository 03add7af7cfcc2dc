import { ask } from '@homeport/client';
import { type AssistantThreadLine, clearAssistantChat } from '@homeport/model/assistant';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { Button, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { assistantWords } from './words.ts';

interface BarProps {
  readonly threads: readonly AssistantThreadLine[];
  readonly open: AssistantThreadLine | null;
}
/** The conversations so far: choosing one, a new one, clearing one. Nothing is drawn before there is one. */
export function ConversationBar({ threads, open }: BarProps) {
  const text = usePageWords(assistantWords);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isClearing, setClearing] = useState(false);
  if (threads.length === 0) return null;
  const choices = threads.map(({ id, title }) => ({ value: id, label: title }));
  const clear = async (): Promise<string | undefined> => {
    try {
      if (open) await ask(clearAssistantChat, { params: { id: open.id } });
      setClearing(false);
      await navigate({ to: '/dashboard/gpt', search: {}, replace: true });
      queries.removeQueries({ queryKey: ['assistant', open?.id] });
      await queries.invalidateQueries({ queryKey: ['assistant'] });
      return undefined;
    } catch {
      return text('notCleared');
    }
  };
  return (
    <div className="gpt-bar">
      <NativeSelect
        aria-label={text('conversations')}
        value={open?.id ?? ''}
        data={open ? choices : [{ value: '', label: text('new') }, ...choices]}
        onChange={(event) => {
          const thread = event.currentTarget.value;
          void navigate({ to: '/dashboard/gpt', search: thread ? { thread } : { fresh: crypto.randomUUID() } });
        }}
      />
      {open ? (
        <>
          <Button
            variant="default"
            onClick={() => void navigate({ to: '/dashboard/gpt', search: { fresh: crypto.randomUUID() } })}
          >
            {text('new')}
          </Button>
          <Button variant="default" onClick={() => setClearing(true)}>
            {text('clear')}
          </Button>
          <ConfirmDialog
            isOpen={isClearing}
            onClose={() => setClearing(false)}
            title={text('clear')}
            confirmLabel={text('clear')}
            keepLabel={text('clearKeep')}
            isDangerous
            onConfirm={clear}
          >
            {text('clearText')}
          </ConfirmDialog>
        </>
      ) : null}
    </div>
  );
}
