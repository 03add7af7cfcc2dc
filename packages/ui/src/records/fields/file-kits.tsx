import '../../controls/image.css';
import './fields.css';
import '../../controls/controls.css';
import { FileText } from 'lucide-react';
import { FileField } from '../../controls/FileField.tsx';
import { ImageField } from '../../controls/ImageField.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { toasts } from '../../parts/toasts.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useFailureText } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import { asText, isRef } from './field-texts.ts';
import { type AnyEdit, controlProps, emptiness, type FieldKit } from './kit.ts';
import { RefName } from './relation-kits.tsx';
import { useFilePicture } from './use-file-picture.ts';

/** A stored file by its name; it opens beside the page. */
export function FileButton({ id, name }: { id: string; name: string }) {
  const { files } = useRecordHost();
  const failure = useFailureText();
  return (
    <button
      type="button"
      className="hp-link-button hp-ref"
      onClick={() => files.open(id, name).catch((error: unknown) => toasts.show(failure(error), 'danger'))}
    >
      <Icon of={FileText} small />
      <span className="hp-ref-name">{name}</span>
    </button>
  );
}
/** A file that belongs to a record waits until there is one, and says so in the place of its button. */
function useSaveFirst(
  { at, record }: Pick<AnyEdit, 'record'> & { readonly at: { readonly key: string } },
  what: 'file' | 'photo',
) {
  const { files } = useRecordHost();
  const text = useRecordText();
  const waits = files.waits?.(at.key, record ?? null);
  if (!waits) return {};
  return { readOnly: true, description: text(`saveFirst.${waits === 'other' ? what : waits}`) };
}
/** A file that the history knows by its id only: by its name, where whoever looks may have it. */
const FileOfThen = ({ to, id }: { to: string; id: unknown }) => (
  <RefName to={to} id={asText(id) ?? ''}>
    {(name) => <FileButton id={String(id)} name={name} />}
  </RefName>
);
export const fileKit: FieldKit<'file'> = {
  width: 170,
  isWide: true,
  operators: emptiness,
  Show: ({ at, value }) =>
    isRef(value) ? <FileButton id={value.id} name={value.label} /> : <FileOfThen to={at.field.to} id={value} />,
  Edit: (props) => {
    const { files } = useRecordHost();
    return (
      <FileField
        {...controlProps(props)}
        {...useSaveFirst(props, 'file')}
        upload={files.upload(props.at.key, props.record ?? null)}
        accept={props.at.field.accept}
        maxBytes={files.maxBytes}
        maxCount={1}
        hasCamera
        value={isRef(props.value) ? [props.value] : null}
        onChange={(chosen) => props.onChange(chosen?.[0] ?? null)}
      />
    );
  },
};

/** A stored picture; its place is kept while the bytes come. */
function StoredPicture({ id, name, isThumb }: { id: string; name: string; isThumb?: boolean }) {
  const text = useRecordText();
  const source = useFilePicture(id, isThumb === true);
  const look = isThumb ? 'hp-thumb' : 'hp-image';
  return source ? <img className={look} src={source} alt={text('image.alt', { name })} /> : <span className={look} />;
}
export const imageKit: FieldKit<'image'> = {
  width: 72,
  operators: emptiness,
  Show: ({ at, value, isCell }) =>
    isRef(value) ? (
      <StoredPicture id={value.id} name={value.label} isThumb={isCell} />
    ) : (
      <FileOfThen to={at.field.to} id={value} />
    ),
  Edit: (props) => {
    const { files } = useRecordHost();
    const source = useFilePicture(isRef(props.value) ? props.value.id : null, false);
    return (
      <ImageField
        {...controlProps(props)}
        {...useSaveFirst(props, 'photo')}
        upload={files.upload(props.at.key, props.record ?? null)}
        addressOf={() => source ?? ''}
        maxBytes={files.maxBytes}
        value={isRef(props.value) ? props.value : null}
        onChange={props.onChange}
      />
    );
  },
};
