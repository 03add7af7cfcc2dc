import { usePageWords } from '../words/page-words.ts';
import type { HelpQuestion } from './help-questions.data.ts';
import { helpWords } from './words.ts';

/** A question that opens its answer. */
export function Question({ of, isOpen }: { of: HelpQuestion; isOpen?: boolean }) {
  const own = usePageWords(helpWords);
  return (
    <details className="question" open={isOpen}>
      <summary>{own(of.question)}</summary>
      <p>{own(of.answer)}</p>
    </details>
  );
}
