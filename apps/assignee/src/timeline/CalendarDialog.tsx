import './calendar-dialog.css';
import { ask, Problem } from '@homeport/client';
import { type MyCalendarLink, makeCalendarLink, myCalendarLink, revokeCalendarLink } from '@homeport/model/timeline';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { saveCalendar } from './save-calendar.ts';
import { timelineWords } from './words.ts';

type Place = 'make' | 'copy' | 'revoke' | 'keep' | undefined;

/** Calendars: all dates as a file, or a link by which a calendar keeps itself up to date. The link is kept nowhere here. */
export function CalendarDialog({ assignment, onClose }: { readonly assignment: string; readonly onClose: () => void }) {
  const say = usePageWords(timelineWords);
  const [link, setLink] = useState<MyCalendarLink>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState<'file' | 'make' | 'revoke'>();
  const [isRevoking, setRevoking] = useState(false);
  const section = useRef<HTMLElement>(null);
  /** What gets the focus once it is drawn, when what had it is gone. */
  const next = useRef<Place>(undefined);
  const load = useCallback(
    () =>
      ask(myCalendarLink).then(setLink, (error: unknown) => {
        setLink(undefined);
        throw error;
      }),
    [],
  );
  const read = useCallback(() => {
    setFailed(undefined);
    load().catch(() => setFailed(say('calendar.failed')));
  }, [load, say]);
  const work = async (what: NonNullable<typeof busy>, of: () => Promise<unknown>) => {
    setBusy(what);
    setFailed(undefined);
    try {
      await of();
    } catch (error) {
      setFailed(
        error instanceof Problem && error.status < 500 && error.status > 0 ? error.message : say('calendar.failed'),
      );
    } finally {
      setBusy(undefined);
    }
  };
  useEffect(read, [read]);
  useEffect(() => {
    const place = section.current?.querySelector<HTMLElement>(`[data-place="${next.current}"]:not(:disabled)`);
    if (!place) return;
    next.current = undefined;
    place.focus();
  });
  const make = async () => {
    await ask(makeCalendarLink, { key: crypto.randomUUID() });
    await load();
    next.current = 'copy';
  };
  const toggleRevoking = (isOn: boolean) => {
    next.current = isOn ? 'keep' : 'revoke';
    setRevoking(isOn);
  };
  const revoke = async () => {
    await ask(revokeCalendarLink);
    await load();
    next.current = 'make';
    setRevoking(false);
    toasts.show(say('calendar.revoked'));
  };
  return (
    <Dialog opened onClose={onClose} title={say('calendar.title')}>
      <div className="hp-lines">
        {failed ? <InlineError message={failed} {...(link ? {} : { onRetry: read })} /> : null}
        <section className="calendar-way" ref={section}>
          <h3>{say('calendar.subscribe')}</h3>
          <p>{say('calendar.subscribeText')}</p>
          {link?.url ? <TheLink url={link.url} link={link} /> : null}
          {isRevoking ? (
            <>
              <p>{say('calendar.revokeText')}</p>
              <div className="hp-dialog-actions">
                <Button variant="default" data-place="keep" onClick={() => toggleRevoking(false)}>
                  {say('calendar.keep')}
                </Button>
                <Button color="danger" loading={busy === 'revoke'} onClick={() => void work('revoke', revoke)}>
                  {say('calendar.revoke')}
                </Button>
              </div>
            </>
          ) : link?.url ? (
            <div className="hp-row">
              <Button variant="subtle" loading={busy === 'make'} onClick={() => void work('make', make)}>
                {say('calendar.renew')}
              </Button>
              <Button variant="subtle" color="danger" data-place="revoke" onClick={() => toggleRevoking(true)}>
                {say('calendar.revoke')}
              </Button>
            </div>
          ) : (
            <div>
              <Button
                data-place="make"
                disabled={!link}
                loading={busy === 'make'}
                onClick={() => void work('make', make)}
              >
                {say('calendar.make')}
              </Button>
            </div>
          )}
        </section>
        <section className="calendar-way">
          <h3>{say('calendar.once')}</h3>
          <p>{say('calendar.onceText')}</p>
          <div>
            <Button
              variant="default"
              loading={busy === 'file'}
              onClick={() => void work('file', () => saveCalendar(assignment))}
            >
              {say('calendar.file')}
            </Button>
          </div>
        </section>
      </div>
    </Dialog>
  );
}

/** The secret address, with the ways to take it along. */
function TheLink({ url, link }: { readonly url: string; readonly link: MyCalendarLink }) {
  const say = usePageWords(timelineWords);
  const formats = useFormats();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toasts.show(say('calendar.copied')),
      () => toasts.show(say('calendar.copyFailed'), 'danger'),
    );
  return (
    <>
      <code className="calendar-link">{url}</code>
      <p className="hp-caption">
        {link.lastReadAt
          ? say('calendar.lastRead', { at: formats.localTime(link.lastReadAt) })
          : say('calendar.neverRead')}
      </p>
      <div className="hp-row">
        <Button data-place="copy" onClick={() => void copy()}>
          {say('calendar.copy')}
        </Button>
        <a className="hp-button" href={url.replace(/^https?:/, 'webcal:')}>
          {say('calendar.open')}
        </a>
      </div>
    </>
  );
}
