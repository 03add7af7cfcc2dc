import { useFileDrop } from '../upload/use-file-drop.ts';
import './controls.css';
import { Button, Input } from '@mantine/core';
import { Camera, Paperclip } from 'lucide-react';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { type FileLimits, fileFault, typeNames } from '../upload/file.rules.ts';
import type { StoredFile } from '../upload/stored-file.ts';
import { useUploads } from '../upload/use-uploads.ts';
import type { Upload } from '../upload/xhr-upload.ts';
import { FileLine, UploadingLine } from './FileLine.tsx';
import { type FieldProps, wrapperProps } from './field.tsx';

export type { StoredFile };
export interface FileFieldProps extends Omit<FieldProps<readonly StoredFile[]>, 'placeholder'>, FileLimits {
  /** Sends one file; `uploadByXhr` tells progress. */
  readonly upload: Upload<StoredFile>;
  /** Address of a stored file, for its link; without it the name is plain text. */
  readonly addressOf?: (file: StoredFile) => string;
  /** Offers the camera of a phone beside the file button. */
  readonly hasCamera?: boolean;
}

/** Files by button, drop, paste or camera, with progress, cancel and retry each. What is allowed is said before. */
export function FileField({
  value,
  onChange,
  upload,
  addressOf,
  hasCamera,
  accept = [],
  maxBytes,
  maxCount,
  ...field
}: FileFieldProps) {
  const text = useKitText();
  const formats = useFormats();
  const own = useId();
  const id = field.id ?? own;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [arrived, setArrived] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const stored = value ?? [];
  const latest = useRef(stored);
  latest.current = stored;
  const uploads = useUploads(upload, (file) => {
    latest.current = [...latest.current, file];
    onChange(latest.current);
    setArrived(file.label);
  });
  const types = accept.length > 0 ? typeNames(accept).join(', ') : text('file.any');
  const size = maxBytes === undefined ? '' : formats.bytes(maxBytes);
  const canChange = !field.readOnly && !field.disabled;
  const room = maxCount === undefined ? Number.POSITIVE_INFINITY : maxCount - stored.length - uploads.items.length;

  const take = (list: Iterable<File>) => {
    const messages: string[] = [];
    const good: File[] = [];
    for (const file of list) {
      const fault = fileFault(file, { accept, maxBytes });
      if (fault) messages.push(text(`file.${fault}`, { name: file.name, types, size }));
      else if (good.length >= room) messages.push(text('file.tooMany', { count: maxCount ?? 0 }));
      else good.push(file);
    }
    setRefused([...new Set(messages)]);
    if (good.length > 0) uploads.add(good);
  };
  const drop = useFileDrop(take);
  const chosen = (input: HTMLInputElement) => {
    take([...(input.files ?? [])]);
    input.value = '';
  };
  const error = refused.length > 0 ? refused.join(' ') : field.error;
  const hint = `${id}-hint`;

  return (
    <Input.Wrapper {...wrapperProps({ ...field, error })} id={id}>
      {stored.length + uploads.items.length > 0 ? (
        <ul className="hp-files">
          {stored.map((file) => (
            <FileLine
              key={file.id}
              file={file}
              address={addressOf?.(file)}
              onRemove={canChange ? () => onChange(without(stored, file)) : undefined}
            />
          ))}
          {uploads.items.map((item) => (
            <UploadingLine
              key={item.key}
              item={item}
              onCancel={() => uploads.cancel(item.key)}
              onRetry={() => uploads.retry(item.key)}
            />
          ))}
        </ul>
      ) : canChange ? null : (
        <p className="hp-muted">{text('notProvided')}</p>
      )}
      <p className="hp-hidden" role="status">
        {arrived ? text('file.uploaded', { name: arrived }) : ''}
      </p>
      {canChange && room > 0 ? (
        // Drop and paste are second ways; the buttons inside are the first
        <div
          {...drop}
          className="hp-drop"
          onPaste={(event: ClipboardEvent) => {
            if (event.clipboardData.files.length > 0) take([...event.clipboardData.files]);
          }}
        >
          <div className="hp-drop-buttons">
            <Button
              id={id}
              variant="default"
              leftSection={<Icon of={Paperclip} />}
              aria-describedby={`${hint}${error ? ` ${id}-error` : ''}`}
              aria-label={formats.pair(field.label, text('file.choose', { count: maxCount === 1 ? 1 : 2 }))}
              onClick={() => files.current?.click()}
              onBlur={field.onBlur}
            >
              {text('file.choose', { count: maxCount === 1 ? 1 : 2 })}
            </Button>
            {hasCamera ? (
              <Button variant="default" leftSection={<Icon of={Camera} />} onClick={() => camera.current?.click()}>
                {text('file.camera')}
              </Button>
            ) : null}
          </div>
          <p className="hp-caption" id={hint}>
            {size ? text('file.accepted', { types, size }) : types}
            <span className="hp-drop-hint"> · {text('file.drop')}</span>
          </p>
          <input
            ref={files}
            type="file"
            hidden
            multiple={maxCount !== 1}
            accept={accept.join(',')}
            onChange={(event) => chosen(event.currentTarget)}
          />
          {hasCamera ? (
            <input
              ref={camera}
              type="file"
              hidden
              accept="image/*"
              capture="environment"
              onChange={(event) => chosen(event.currentTarget)}
            />
          ) : null}
        </div>
      ) : null}
    </Input.Wrapper>
  );
}

function without(files: readonly StoredFile[], gone: StoredFile): readonly StoredFile[] | null {
  const rest = files.filter((file) => file.id !== gone.id);
  return rest.length > 0 ? rest : null;
}
