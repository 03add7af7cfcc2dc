import './image.css';
import './controls.css';
import { useKitText } from '../language/use-text.ts';
import type { StoredFile } from '../upload/stored-file.ts';
import type { Upload } from '../upload/xhr-upload.ts';
import { FileField } from './FileField.tsx';
import type { FieldProps } from './field.tsx';

export interface ImageFieldProps extends Omit<FieldProps<StoredFile>, 'placeholder'> {
  readonly upload: Upload<StoredFile>;
  readonly addressOf: (file: StoredFile) => string;
  readonly maxBytes?: number;
  readonly hasCamera?: boolean;
}
const types = ['image/jpeg', 'image/png'];

/** One picture, shown above its field on white. */
export function ImageField({ value, onChange, addressOf, ...field }: ImageFieldProps) {
  const text = useKitText();
  // Empty until the picture is here: asked for an empty address, a browser would load the page once more.
  const shown = value ? addressOf(value) : '';
  return (
    <div className="hp-image-field">
      {shown ? <img className="hp-image" src={shown} alt={text('image.alt', { label: field.label })} /> : null}
      <FileField
        {...field}
        accept={types}
        maxCount={1}
        addressOf={addressOf}
        value={value ? [value] : null}
        onChange={(files) => onChange(files?.[0] ?? null)}
      />
    </div>
  );
}
