import { ask, Problem } from '@homeport/client';
import { askAssistant } from '@homeport/model/assistant';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** A question on its way. */
interface Asking {
  readonly id: string;
  readonly question: string;
}

/** Asks in a conversation; a question that was not answered goes again under the same id, so it is answered once. */
export function useConversation(thread: string, onAnswered: () => Promise<void> | void) {
  const queries = useQueryClient();
  const last = useRef<Asking | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async (question: string): Promise<void> => {
    const id = last.current?.question === question ? last.current.id : crypto.randomUUID();
    const now = { id, question };
    last.current = now;
    setProblem(null);
    setAsking(now);
    try {
      await ask(askAssistant, { body: { ...now, thread } });
      last.current = null;
      await queries.invalidateQueries({ queryKey: ['assistant'] });
      await onAnswered();
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 503 }));
      // What was typed stays in the field.
      throw error;
    } finally {
      setAsking(null);
    }
  };
  return { send, asking, problem, retry: () => (last.current ? send(last.current.question) : Promise.resolve()) };
}
