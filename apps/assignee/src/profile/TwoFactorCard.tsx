import { ask } from '@homeport/client';
import { userMe } from '@homeport/model/identity';
import { TwoFactor, TwoFactorState } from '@homeport/ui/account/TwoFactor.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';

/** Two-factor sign-in, as a card of the settings. */
export function TwoFactorCard() {
  const { me, took } = useApp();
  const text = useWords();
  return (
    <Card title={text('profile.twoFactor')} aside={<TwoFactorState isOn={me.twoFactorEnabled} />}>
      <TwoFactor
        isOn={me.twoFactorEnabled}
        isRequired={me.twoFactorRequired}
        onChanged={async () => took(await ask(userMe))}
      />
    </Card>
  );
}
