import './controls.css';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { FileText, RotateCw, TriangleAlert, X } from 'lucide-react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import type { StoredFile } from '../upload/stored-file.ts';
import type { Uploading } from '../upload/use-uploads.ts';

/** A stored file: name, size, remove. */
export function FileLine({ file, address, onRemove }: { file: StoredFile; address?: string; onRemove?: () => void }) {
  const text = useKitText();
  const formats = useFormats();
  return (
    <li className="hp-file">
      <Icon of={FileText} />
      <span className="hp-file-name">
        {address ? (
          <a href={address} target="_blank" rel="noopener">
            {file.label}
          </a>
        ) : (
          file.label
        )}
        {file.size ? <span className="hp-caption"> {formats.bytes(file.size)}</span> : null}
      </span>
      {onRemove ? (
        <ActionIcon
          variant="subtle"
          color="neutral"
          aria-label={text('file.removeNamed', { name: file.label })}
          onClick={onRemove}
        >
          <Icon of={X} />
        </ActionIcon>
      ) : null}
    </li>
  );
}

/** A file on its way, with measured progress; or one that failed, with Retry. */
export function UploadingLine({
  item,
  onCancel,
  onRetry,
}: {
  item: Uploading;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const text = useKitText();
  const formats = useFormats();
  const { name } = item.file;
  const { progress } = item;
  return (
    <li className="hp-file" data-failed={item.hasFailed || undefined}>
      <Icon of={item.hasFailed ? TriangleAlert : FileText} />
      <span className="hp-file-name">
        <span role={item.hasFailed ? 'alert' : undefined}>
          {item.hasFailed ? text('file.failed', { name }) : text('file.uploading', { name })}
        </span>
        {progress ? (
          <>
            <Progress
              value={(progress.sent / progress.total) * 100}
              size={4}
              aria-label={text('file.uploading', { name })}
            />
            <span className="hp-caption hp-number">
              {text('file.sent', { sent: formats.bytes(progress.sent), total: formats.bytes(progress.total) })}
            </span>
          </>
        ) : null}
      </span>
      {item.hasFailed ? (
        <Button variant="default" leftSection={<Icon of={RotateCw} small />} onClick={onRetry}>
          {text('file.retryUpload')}
        </Button>
      ) : null}
      <ActionIcon variant="subtle" color="neutral" aria-label={text('file.cancelUpload', { name })} onClick={onCancel}>
        <Icon of={X} />
      </ActionIcon>
    </li>
  );
}
