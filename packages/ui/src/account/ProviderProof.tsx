import { Problem } from '@homeport/client';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProviders } from '../entry/use-providers.ts';
import { baseLanguage } from '../language/locale.ts';
import { InlineError } from '../parts/InlineError.tsx';
import { accountWords, useAccountText } from './account-words.ts';
import { justProven, proveAway } from './prove-away.ts';

/** In a dialog that asks for the password: the company's own sign-in instead, in a window of its own. */
export function ProviderProof({ onProven }: { readonly onProven: (until: string) => void }) {
  const providers = useProviders();
  const isReady = useOwnWords();
  const text = useAccountText();
  const [isAway, setAway] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const latest = useRef(onProven);
  latest.current = onProven;
  useEffect(() => {
    const until = justProven();
    if (until) latest.current(until);
  }, []);
  if (!isReady || providers.length === 0) return null;
  const prove = async (provider: string) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setFailure(undefined);
    setAway(true);
    try {
      const until = await proveAway(provider, mine.signal);
      if (!mine.signal.aborted) onProven(until);
    } catch (error) {
      if (mine.signal.aborted) return;
      setFailure(error instanceof Problem && error.message !== error.code ? error.message : text('proof.failed'));
    }
    if (!mine.signal.aborted) setAway(false);
  };
  return (
    <div className="hp-lines">
      <p className="hp-caption">{text('proof.or')}</p>
      {providers.map(({ id, name }) => (
        <Button key={id} variant="default" fullWidth onClick={() => void prove(id)}>
          {text('proof.with', { provider: name })}
        </Button>
      ))}
      <p role="status" className={isAway ? 'hp-muted' : 'hp-hidden'}>
        {isAway ? text('proof.waiting') : ''}
      </p>
      {failure ? <InlineError message={failure} /> : null}
    </div>
  );
}

/** The dialog may stand on any page: the texts of the account are brought along where the page has not. */
function useOwnWords(): boolean {
  const { i18n } = useTranslation();
  const language = baseLanguage(i18n.language);
  const [isReady, setReady] = useState(() => i18n.hasResourceBundle(language, accountWords.space));
  useEffect(() => {
    let isGone = false;
    const { en, [language as 'en']: own = en } = accountWords.files;
    void Promise.all([en(), own()]).then(([english, spoken]) => {
      i18n.addResourceBundle('en', accountWords.space, english.default, true, false);
      i18n.addResourceBundle(language, accountWords.space, spoken.default, true, false);
      if (!isGone) setReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [i18n, language]);
  return isReady;
}
