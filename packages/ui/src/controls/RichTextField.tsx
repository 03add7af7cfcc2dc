import { Input, Skeleton } from '@mantine/core';
import { Suspense, useId } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import { type FieldProps, wrapperProps } from './field.tsx';
import { RichTextView } from './rich-text-html.tsx';

const Editor = lazyPart(() => import('./RichTextEditor.tsx').then((it) => it.RichTextEditor));

/** Formatted text as HTML of a short allow-list. The editor (150 KB) is loaded when the field is shown. */
export function RichTextField({ value, onChange, ...field }: FieldProps<string>) {
  const own = useId();
  const id = field.id ?? own;
  const described = [field.description ? `${id}-description` : '', field.error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  const isFixed = field.readOnly || field.disabled;
  return (
    <Input.Wrapper {...wrapperProps(field)} id={id} labelElement="div" labelProps={{ id: `${id}-label` }}>
      {isFixed ? (
        <RichTextView html={value ?? ''} />
      ) : (
        <Suspense fallback={<Skeleton height={144} />}>
          <Editor
            labelledBy={`${id}-label`}
            describedBy={described || undefined}
            isRequired={field.required === true}
            hasError={Boolean(field.error)}
            autoFocus={field.autoFocus === true}
            value={value ?? ''}
            onChange={onChange}
            onBlur={field.onBlur}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}
