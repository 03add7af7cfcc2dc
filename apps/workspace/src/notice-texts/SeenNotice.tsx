import type { NoticePreview, WordingLanguage } from '@homeport/model/notifications';
import { useWorkspace } from '../frame/workspace.ts';
import { useNoticeTexts } from './use-notice-texts.ts';

/** A notice as its readers get it: the line under the bell, the mail, and its plain text. */
export function SeenNotice({ language, seen }: { readonly language: WordingLanguage; readonly seen: NoticePreview }) {
  const text = useNoticeTexts();
  const { theme } = useWorkspace();
  return (
    <>
      <figure className="notice-seen">
        <figcaption className="hp-caption">{text('preview.bell')}</figcaption>
        <div className="hp-notice" data-unread lang={language}>
          <strong>{seen.subject}</strong>
          <span className="notice-lines">{seen.paragraphs.join('\n')}</span>
        </div>
      </figure>
      <figure className="notice-seen">
        <figcaption className="hp-caption">{text('preview.mail')}</figcaption>
        <div className="notice-mail" lang={language}>
          <span className="notice-brand">{theme.appName}</span>
          <strong>{seen.subject}</strong>
          {seen.paragraphs.map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      </figure>
      <figure className="notice-seen">
        <figcaption className="hp-caption">{text('preview.text')}</figcaption>
        <pre lang={language}>{seen.text}</pre>
      </figure>
    </>
  );
}
