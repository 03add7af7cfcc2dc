import { type Broadcast, type WordingLanguage, wordedIn, wordingLanguages } from '@homeport/model/notifications';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { useBroadcasts } from './use-broadcasts.ts';

/** A broadcast as its readers get it in each language: the line under the bell, and the mail. */
export function BroadcastPreview({ broadcast }: { readonly broadcast: Broadcast }) {
  const text = useBroadcasts();
  const { theme } = useWorkspace();
  const [language, setLanguage] = useState<WordingLanguage>('en');
  const { title, body } = wordedIn(broadcast, language);
  const isMissing = {
    en: false,
    es: !broadcast.titleEs || !broadcast.bodyEs,
    fr: !broadcast.titleFr || !broadcast.bodyFr,
  };
  return (
    <div className="hp-lines">
      <SegmentedControl
        transitionDuration={0}
        aria-label={text('preview.language')}
        value={language}
        onChange={(next) => setLanguage(next)}
        data={wordingLanguages.map((value) => ({ value, label: text(`language.${value}`) }))}
      />
      {isMissing[language] ? <p className="hp-muted">{text('preview.missing')}</p> : null}
      <div className="broadcast-previews" lang={isMissing[language] ? undefined : language}>
        <figure className="broadcast-preview">
          <figcaption className="hp-caption">{text('preview.bell')}</figcaption>
          <div className="hp-notice" data-unread>
            <strong>{title}</strong>
            <span className="broadcast-body">{body}</span>
          </div>
        </figure>
        <figure className="broadcast-preview">
          <figcaption className="hp-caption">{text('preview.mail')}</figcaption>
          <div className="broadcast-mail">
            <span className="broadcast-brand">{theme.appName}</span>
            <strong className="broadcast-title">{title}</strong>
            <span className="broadcast-body">{body}</span>
          </div>
        </figure>
      </div>
    </div>
  );
}
