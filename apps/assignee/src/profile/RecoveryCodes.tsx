import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useWords } from '../words/use-words.ts';

/** Recovery codes, shown this once: to copy, to save as a file, to write down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useWords();
  const all = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(all).then(
      () => toasts.show(text('actionDone')),
      () => toasts.show(text('actionFailed'), 'danger'),
    );
  const save = () => {
    const url = URL.createObjectURL(new Blob([`${all}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'homeport-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <p>{text('twoFactor.codes')}</p>
      <ul className="lean-recovery">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="hp-row">
        <Button onClick={onDone}>{text('twoFactor.kept')}</Button>
        <Button variant="default" onClick={() => void copy()}>
          {text('twoFactor.copy')}
        </Button>
        <Button variant="default" onClick={save}>
          {text('twoFactor.download')}
        </Button>
      </div>
    </>
  );
}
