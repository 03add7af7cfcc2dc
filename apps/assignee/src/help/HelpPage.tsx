import './help.css';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { CaseManagerCard } from './CaseManagerCard.tsx';
import { helpWords } from './words.ts';

/** Questions people ask about what this application does today. */
const questions = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
] as const;
/** Help: a person first, then answers. */
export function HelpPage() {
  const text = useWords();
  const own = usePageWords(helpWords);
  return (
    <>
      <PageHeader title={text('help.title')} description={own('text')} />
      <div className="two-columns">
        <Card title={own('questions')}>
          {questions.map(([question, answer]) => (
            <details key={question} className="question">
              <summary>{own(question)}</summary>
              <p>{own(answer)}</p>
            </details>
          ))}
        </Card>
        <CaseManagerCard />
      </div>
    </>
  );
}
