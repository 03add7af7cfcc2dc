import { Button } from '@mantine/core';
import { toasts } from '../parts/toasts.ts';
import { useAccountText } from './account-words.ts';

/** Recovery codes, shown this once: to copy, to save as a file, to write down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useAccountText();
  const all = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(all).then(
      () => toasts.show(text('done')),
      () => toasts.show(text('failed'), 'danger'),
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
      <ul className="hp-recovery">
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
