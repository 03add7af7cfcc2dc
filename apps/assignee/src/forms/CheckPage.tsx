import { inLanguage, type PageDefinition, type PageState, type PageStep } from '@homeport/model/forms';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { Button } from '@mantine/core';
import { usePageWords } from '../words/page-words.ts';
import { Answers } from './Answers.tsx';
import { formWords } from './words.ts';

export interface CheckPageProps {
  readonly page: PageDefinition;
  readonly steps: readonly PageStep[];
  readonly state: PageState;
  readonly isSending: boolean;
  readonly onChange: (step: string) => void;
  readonly onSend: () => void;
}
/** All answers once more, each step with the way back to it, before they are sent. */
export function CheckPage({ steps, state, isSending, onChange, onSend }: CheckPageProps) {
  const say = usePageWords(formWords);
  const { locale } = useSettings();
  return (
    <>
      {steps.map((step) => (
        <Card
          key={step.code}
          title={inLanguage(step.title, locale)}
          aside={
            <button type="button" className="hp-link-button" onClick={() => onChange(step.code)}>
              {say('change')}
              <span className="hp-hidden"> {inLanguage(step.title, locale)}</span>
            </button>
          }
        >
          <Answers step={step} visible={state.visible} values={state.values} />
        </Card>
      ))}
      <div className="form-actions">
        <Button loading={isSending} onClick={onSend}>
          {say('submit')}
        </Button>
      </div>
    </>
  );
}
