import { LeanButton } from '../lean/LeanButton.tsx';
import { useEntry } from './entry-context.ts';
import { MailStep } from './MailStep.tsx';

export interface PasscodeStepProps {
  readonly username: string;
  readonly onBack: () => void;
  readonly onHave: (username: string) => void;
}
/** Asks for a passcode for the first access. */
export function PasscodeStep({ username, onBack, onHave }: PasscodeStepProps) {
  const { text } = useEntry();
  return (
    <MailStep
      what="passcode"
      username={username}
      title={text('passcodeTitle')}
      intro={text('passcodeText')}
      submitLabel={text('passcodeSend')}
      ways={(name) => (
        <LeanButton look="link" onClick={() => onHave(name)}>
          {text('passcodeHave')}
        </LeanButton>
      )}
      onBack={onBack}
    />
  );
}
