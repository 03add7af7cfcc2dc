import { useEntry } from './entry-context.ts';
import { MailStep } from './MailStep.tsx';

/** Asks for a link to set a new password. */
export function ForgotStep({ username, onBack }: { username: string; onBack: () => void }) {
  const { text } = useEntry();
  return (
    <MailStep
      what="link"
      username={username}
      title={text('forgotTitle')}
      intro={text('forgotText')}
      submitLabel={text('forgotSend')}
      onBack={onBack}
    />
  );
}
