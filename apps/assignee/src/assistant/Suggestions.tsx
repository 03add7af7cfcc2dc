import { Button } from '@mantine/core';
import { usePageWords } from '../words/page-words.ts';
import { assistantWords } from './words.ts';

const suggestions = ['suggest.1', 'suggest.2', 'suggest.3'] as const;

/** Three questions to start with; pressed, they are asked. */
export function Suggestions({ onAsk }: { onAsk: (question: string) => Promise<void> }) {
  const text = usePageWords(assistantWords);
  return (
    <ul className="gpt-suggestions" aria-label={text('suggest')}>
      {suggestions.map((key) => (
        <li key={key}>
          <Button variant="default" onClick={() => void onAsk(text(key)).catch(() => undefined)}>
            {text(key)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
