import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { usePageWords } from '../words/page-words.ts';
import { install, installHint } from './install-offer.ts';
import { installWords } from './words.ts';

/** Says once how the app, called `name`, is put on the home screen. */
export function InstallHint({ name }: { readonly name: string }) {
  const say = usePageWords(installWords);
  const way = useStore(installHint);
  const close = () => installHint.set(null);
  if (way === null) return null;
  return (
    <Banner tone="info" title={say('title', { name })} action={{ label: say('notNow'), onClick: close }}>
      <p>{say('text')}</p>
      {way === 'byHand' ? (
        <p>{say('byHand')}</p>
      ) : (
        <p>
          <button type="button" className="hp-link-button" onClick={install}>
            {say('install')}
          </button>
        </p>
      )}
    </Banner>
  );
}
