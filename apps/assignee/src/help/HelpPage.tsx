import './help.css';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useWords, type WordKey } from '../words/use-words.ts';
import { CaseManagerCard } from './CaseManagerCard.tsx';

/** Questions people ask about what this application does today. */
const questions: readonly (readonly [WordKey, WordKey])[] = [
  ['help.q1', 'help.a1'],
  ['help.q2', 'help.a2'],
  ['help.q3', 'help.a3'],
  ['help.q4', 'help.a4'],
];
/** Help: a person first, then answers. */
export function HelpPage() {
  const text = useWords();
  return (
    <>
      <PageHeader title={text('help.title')} description={text('help.text')} />
      <div className="two-columns">
        <Card title={text('help.questions')}>
          {questions.map(([question, answer]) => (
            <details key={question} className="question">
              <summary>{text(question)}</summary>
              <p>{text(answer)}</p>
            </details>
          ))}
        </Card>
        <CaseManagerCard />
      </div>
    </>
  );
}
