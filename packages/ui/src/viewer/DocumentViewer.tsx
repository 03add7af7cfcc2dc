import './viewer.css';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import { Markdown } from './Markdown.tsx';
import type { ViewerWords } from './viewer-words.ts';

const PdfPages = lazyPart(() => import('./PdfPages.tsx').then((it) => it.PdfPages));

export interface DocumentViewerProps {
  readonly blob: Blob;
  /** What the file is called; the name of the region and of a picture. */
  readonly name: string;
  readonly lang?: string | undefined;
  readonly words: ViewerWords;
}
/** A file inside the page: PDF by our own viewer, pictures, films, Markdown and plain text. Nothing of it runs. */
export function DocumentViewer({ blob, name, lang, words }: DocumentViewerProps) {
  const type = blob.type.split(';')[0] ?? '';
  return (
    <section className="hp-viewer" aria-label={name} lang={lang}>
      {type === 'application/pdf' ? (
        <Suspense fallback={<p className="hp-viewer-note">{words.loading}</p>}>
          <PdfPages blob={blob} words={words} />
        </Suspense>
      ) : type.startsWith('image/') ? (
        <Picture blob={blob} name={name} />
      ) : type.startsWith('video/') ? (
        <Film blob={blob} name={name} />
      ) : type.startsWith('text/') ? (
        <Text blob={blob} isMarkdown={type === 'text/markdown'} />
      ) : (
        <p className="hp-viewer-note">{words.failed}</p>
      )}
    </section>
  );
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const url = useAddress(blob);
  return url ? <img className="hp-viewer-picture" src={url} alt={name} /> : null;
}
function Film({ blob, name }: { blob: Blob; name: string }) {
  const url = useAddress(blob);
  // biome-ignore lint/a11y/useMediaCaption: people film their own rooms; there is nothing to caption
  return url ? <video className="hp-viewer-picture" src={url} controls aria-label={name} /> : null;
}
function Text({ blob, isMarkdown }: { blob: Blob; isMarkdown: boolean }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isGone = false;
    void blob.text().then((read) => {
      if (!isGone) setText(read);
    });
    return () => {
      isGone = true;
    };
  }, [blob]);
  return (
    <div className="hp-viewer-paper">
      {isMarkdown ? <Markdown text={text} /> : <pre className="hp-viewer-text">{text}</pre>}
    </div>
  );
}
/** An address for bytes, good while they are on screen. */
function useAddress(bytes: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}
