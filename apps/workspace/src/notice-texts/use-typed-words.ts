import type { NoticeDetail, WordingLanguage } from '@homeport/model/notifications';
import { wordingLanguages } from '@homeport/model/notifications';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { useEffect, useRef, useState } from 'react';
import type { NoticeAt } from './notice-at.ts';

export interface Words {
  readonly subject: string;
  readonly body: string;
}
type Typed = Readonly<Partial<Record<WordingLanguage, Words>>>;

/** What was typed and not saved, in every language: kept while another one is looked at, asked about before it is left, and a draft. */
export function useTypedWords(
  detail: NoticeDetail,
  at: NoticeAt,
  saveOne: (language: WordingLanguage, words: Words) => Promise<boolean>,
) {
  const [typed, setTyped] = useState<Typed>({});
  const startOf = (language: WordingLanguage): Words => detail.words[language].own ?? detail.words[language].builtIn;
  const wordsOf = (language: WordingLanguage): Words => typed[language] ?? startOf(language);
  const changed = wordingLanguages.filter((language) => {
    const [now, start] = [wordsOf(language), startOf(language)];
    return now.subject !== start.subject || now.body !== start.body;
  });
  const isChanged = changed.length > 0;
  const draft = useDraft(`notice-texts.${at.away.tenant ?? 'own'}.${at.event}.${at.place}`, typed, isChanged);
  const restored = useRef(false);
  useEffect(() => {
    const { found } = draft;
    if (restored.current || !found) return;
    restored.current = true;
    setTyped((now) => ({ ...found.values, ...now }));
  }, [draft]);
  const discard = () => {
    draft.erase();
    setTyped({});
  };
  /** Saves every language that was changed, and stops at the first that is refused. */
  const save = async (): Promise<boolean> => {
    for (const language of changed) if (!(await saveOne(language, wordsOf(language)))) return false;
    discard();
    return true;
  };
  useLeaveGuard({ isChanged, save, discard, keep: draft.flush });
  return {
    wordsOf,
    changed,
    change: (language: WordingLanguage, words: Words) => setTyped((now) => ({ ...now, [language]: words })),
    /** After the built-in words were taken back, nothing typed stands over them. */
    forget: (language: WordingLanguage) => setTyped(({ [language]: _, ...rest }) => rest),
    save,
    discard,
    draftAt: draft.found?.at,
  };
}
