import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { useEffect, useState } from 'react';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { type PushHere, pushHere, turnOffPush, turnOnPush } from './push.ts';
import { pushWords } from './words.ts';

/** Push in this browser: on or off, or why it cannot be. */
export function PushSwitch() {
  const say = usePageWords(pushWords);
  const { me } = useApp();
  const isOnline = useOnline();
  const [here, setHere] = useState<PushHere | null>(null);
  // The switch shows what was asked for while browser and server are told.
  const [asked, setAsked] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    pushHere(me.id).then(
      (state) => isGone || setHere(state),
      () => isGone || setHere('unsupported'),
    );
    return () => {
      isGone = true;
    };
  }, [me.id]);
  const change = async (isOn: boolean) => {
    setAsked(isOn);
    setFailed(false);
    try {
      if (isOn) setHere(await turnOnPush(me.id));
      else {
        await turnOffPush();
        setHere('off');
      }
    } catch {
      setFailed(true);
    } finally {
      setAsked(null);
    }
  };
  if (here === null) return null;
  if (here === 'unsupported' || here === 'blocked') return <p className="hp-muted">{say(here)}</p>;
  return (
    <>
      <SwitchField
        label={say('switch')}
        description={isOnline ? say('switchText') : say('offline')}
        value={asked ?? here === 'on'}
        disabled={!isOnline || asked !== null}
        onChange={(next) => void change(next === true)}
      />
      {hasFailed ? <InlineError message={say('failed')} advice={say('failedAdvice')} /> : null}
    </>
  );
}
