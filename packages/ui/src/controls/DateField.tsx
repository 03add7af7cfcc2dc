import { ActionIcon, Loader, Popover, TextInput } from '@mantine/core';
import { CalendarDays } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type DateFormat, formatDate, unbroken } from '../language/dates.ts';
import { useSettings } from '../language/settings.tsx';
import { parseTypedDate } from '../language/typed-dates.ts';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { type FieldProps, inputProps } from './field.tsx';
import { useTyped } from './use-typed.ts';

const CalendarPanel = lazyPart(() => import('./CalendarPanel.tsx').then((it) => it.CalendarPanel));

export interface DateFieldProps extends FieldProps<string> {
  /** First and last day that may be chosen, `yyyy-MM-dd`. */
  readonly min?: string;
  readonly max?: string;
}
/** A calendar day (`yyyy-MM-dd`), typed in the user's own format; the calendar is the second way. */
export function DateField({ value, onChange, onBlur, min, max, ...field }: DateFieldProps) {
  const text = useKitText();
  const { locale, dateFormat } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const example = unbroken(formatDate(`${Temporal.Now.plainDateISO().year}-12-31`, dateFormat, locale));
  const typed = useTyped<string>({
    value: value?.slice(0, 10),
    onChange,
    read: (typedText) => parseTypedDate(typedText, dateFormat, locale),
    write: (day) => formatDate(day, dateFormat, locale),
    check: (day) => {
      if (min && day < min) return text('field.tooEarly', { min: formatDate(min, dateFormat, locale) });
      if (max && day > max) return text('field.tooLate', { max: formatDate(max, dateFormat, locale) });
      return undefined;
    },
    unreadable: (wrong) => text('field.dateInvalid', { typed: wrong.trim(), example }),
    writtenFor: `${locale} ${dateFormat}`,
  });
  const canPick = !field.readOnly && !field.disabled;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      returnFocus
      withRoles={false}
      middlewares={clearOfBars}
    >
      <Popover.Target>
        <TextInput
          {...inputProps({
            ...field,
            placeholder: field.placeholder ?? hintOf(dateFormat, text('field.dateLetters')),
            error: typed.errorOr(field.error),
          })}
          ref={typed.ref}
          classNames={{ input: 'hp-number' }}
          autoComplete="off"
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onBlur={() => {
            typed.settle();
            onBlur?.();
          }}
          rightSection={
            canPick ? (
              <ActionIcon
                variant="subtle"
                color="neutral"
                aria-label={`${text('field.chooseDate')}: ${field.label}`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
                // Until the calendar has come, and where it cannot be had, the focus is still here.
                onKeyDown={(event) => {
                  if (event.key !== 'Escape' || !isOpen) return;
                  event.stopPropagation();
                  setOpen(false);
                }}
              >
                <Icon of={CalendarDays} />
              </ActionIcon>
            ) : undefined
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        className="hp-calendar-place"
        role="dialog"
        aria-label={`${text('field.chooseDate')}: ${field.label}`}
      >
        <Suspense fallback={<Loader size={20} role="status" aria-label={text('loading')} />}>
          <CalendarPanel
            value={value?.slice(0, 10) ?? null}
            min={min}
            max={max}
            onPick={(day) => {
              onChange(day);
              setOpen(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Above the field where there is no room below it; the bars of a page, at its top and its bottom, are no room. */
const clearOfBars = { flip: { padding: { top: 64, bottom: 128 }, fallbackStrategy: 'bestFit' as const }, shift: true };

/** The chosen format as a hint that nobody takes for a value: "dd-mm-yyyy", in the letters of the language. */
function hintOf(format: DateFormat, letters: string): string {
  const [day, month, year] = letters.split('-');
  const parts: Readonly<Record<string, string | undefined>> = {
    ...{ dd: day?.repeat(2), MM: month?.repeat(2), MMM: month?.repeat(3), yyyy: year?.repeat(4) },
  };
  return format
    .split('-')
    .map((part) => parts[part] ?? part)
    .join('-');
}
