import { Problem } from '@homeport/client';
import type { Person } from '@homeport/model/people';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { PersonMark } from '@homeport/ui/parts/PersonMark.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { fileFault } from '@homeport/ui/upload/file.rules.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useFileView } from '../data/files.ts';
import { update } from '../data/records.ts';
import { sendFile } from '../data/send-file.ts';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { profileWords } from './words.ts';

const accept = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 10 * 1024 * 1024;

interface PhotoFieldProps {
  readonly person: Person;
  /** Something else was typed and is not saved yet. */
  readonly hasChanges: boolean;
  readonly onSaved: (person: Person) => void;
}
/** The photo, by camera or file; saved at once. The server draws it anew, without where and when it was taken. */
export function PhotoField({ person, hasChanges, onSaved }: PhotoFieldProps) {
  const say = usePageWords(profileWords);
  const text = useWords();
  const isOnline = useOnline();
  const photo = useFileView(person.photo?.id, 'thumbnail');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const name = `${person.firstName} ${person.lastName}`;
  const keep = async (photoId: string | null) => {
    onSaved(await update<Person>('person', person.id, { photo: photoId }, person.version));
    toasts.show(text('saved'));
  };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(null);
    try {
      await work();
    } catch (error) {
      setFailed(error instanceof Problem && error.status > 0 && error.status < 500 ? error.message : text('notSaved'));
    } finally {
      setBusy(false);
    }
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    if (fileFault(file, { accept, maxBytes }) !== null) {
      setFailed(say('photo.wrong'));
      return;
    }
    void run(async () => {
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      const stored = await sendFile(
        'file-storage/profile-picture',
        { name: file.name, blob: file },
        {},
        crypto.randomUUID(),
        options,
      );
      await keep(stored.id);
    });
  };
  // The photo is saved with the record: what was typed besides comes first.
  const choose = (input: HTMLInputElement | null) => {
    setFailed(hasChanges ? say('photo.saveFirst') : null);
    if (!hasChanges) input?.click();
  };
  const input = (ref: typeof files, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={say(isCamera ? 'photo.camera' : 'photo.choose')}
      accept={accept.join(',')}
      {...(isCamera ? { capture: 'user' as const } : {})}
      onChange={(event) => {
        take(event.currentTarget.files?.[0]);
        event.currentTarget.value = '';
      }}
    />
  );
  return (
    <div className="profile-photo">
      <PersonMark name={name} image={photo.url ?? null} large />
      <div className="hp-lines">
        <div className="hp-row">
          <Button variant="default" loading={isBusy} disabled={!isOnline} onClick={() => choose(files.current)}>
            {say(person.photo ? 'photo.change' : 'photo.choose')}
          </Button>
          <Button
            variant="default"
            className="profile-camera"
            disabled={!isOnline || isBusy}
            onClick={() => choose(camera.current)}
          >
            {say('photo.camera')}
          </Button>
          {person.photo ? (
            <Button
              variant="subtle"
              color="neutral"
              disabled={!isOnline || isBusy}
              onClick={() => (hasChanges ? setFailed(say('photo.saveFirst')) : void run(() => keep(null)))}
            >
              {say('photo.remove')}
            </Button>
          ) : null}
        </div>
        <p className="hp-caption">{say('photo.hint')}</p>
        {failed ? <InlineError message={failed} /> : null}
      </div>
      {input(files, false)}
      {input(camera, true)}
    </div>
  );
}
