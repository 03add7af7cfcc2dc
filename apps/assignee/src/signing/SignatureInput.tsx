import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { Radio } from '@mantine/core';
import { usePageWords } from '../words/page-words.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { type Given, longestName } from './signature.rules.ts';
import { signingWords } from './words.ts';

/** A signature drawn with finger, pen or mouse, or typed: who cannot draw signs all the same. */
export function SignatureInput({ given, onChange }: { given: Given; onChange: (given: Given) => void }) {
  const text = usePageWords(signingWords);
  return (
    <div className="stack">
      <TextField
        label={text('name')}
        required
        autoComplete="name"
        maxLength={longestName}
        value={given.name}
        onChange={(name) => onChange({ ...given, name: name ?? '' })}
      />
      <Radio.Group
        label={text('how')}
        value={given.method}
        onChange={(method) => onChange({ ...given, method: method === 'TYPED' ? 'TYPED' : 'DRAWN' })}
      >
        <div className="signing-ways">
          <Radio value="DRAWN" label={text('draw')} />
          <Radio value="TYPED" label={text('type')} />
        </div>
      </Radio.Group>
      {given.method === 'DRAWN' ? (
        <SignaturePad drawing={given.drawing} onDraw={(drawing) => onChange({ ...given, drawing })} />
      ) : (
        <div className="signature-shown" aria-hidden>
          <span className="signature-typed">{given.name}</span>
        </div>
      )}
    </div>
  );
}
