import { ActionIcon, Loader, Popover, TextInput } from '@mantine/core';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { type DateFormat, formatDate, unbroken } from '../language/dates.ts';
import { useSettings } from '../language/settings.tsx';
import { parseTypedDate } from '../language/typed-dates.ts';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { type FieldProps, inputProps } from './field.tsx';
import { listPlace } from './options.ts';
import type { Place } from './room-for-calendar.ts';
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
  const { isOpen, place, opener, dropdown, toggle, close, closesWith } = useCalendar(typed.ref);
  return (
    <Popover
      {...listPlace()}
      opened={isOpen}
      onChange={close}
      position={place.side}
      offset={place.gap}
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
                ref={opener}
                variant="subtle"
                color="neutral"
                aria-label={`${text('field.chooseDate')}: ${field.label}`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={toggle}
                // Until the calendar has come, and where it cannot be had, the focus is still here.
                {...closesWith}
              >
                <Icon of={CalendarDays} />
              </ActionIcon>
            ) : undefined
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        onKeyDown={closesWith.onKeyDown}
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
              close();
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/**
 * The calendar of a field: where it opens, and when it closes. It goes when something else of the page gets the focus, with Escape
 * (which closes nothing around it then) and by a press beside it; the focus is on its button again where nothing else has taken it.
 */
function useCalendar(input: RefObject<HTMLInputElement | null>) {
  const [place, setPlace] = useState<Place | null>(null);
  const isOpen = place !== null;
  const opener = useRef<HTMLButtonElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const own = [input, opener, dropdown];
    const close = ({ target }: FocusEvent) => {
      if (target instanceof Node && !own.some(({ current }) => current?.contains(target))) setPlace(null);
    };
    document.addEventListener('focusin', close);
    return () => document.removeEventListener('focusin', close);
  }, [isOpen, input]);
  const open = async (): Promise<void> => {
    // Comes with the calendar; where that cannot be had, this is said below.
    const room = await import('./room-for-calendar.ts').catch(() => undefined);
    setPlace((input.current && room?.placeFor(input.current, bars)) ?? below);
  };
  const close = () => {
    setPlace(null);
    setTimeout(() => {
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    });
  };
  return {
    ...{ isOpen, place: place ?? below, opener, dropdown, close },
    toggle: () => (isOpen ? setPlace(null) : void open()),
    closesWith: {
      // A dialog around it listens before anything below it does.
      'data-mantine-stop-propagation': isOpen || undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      },
    },
  };
}

const below: Place = { side: 'bottom-end', gap: 8 };

/** The bars of a page, at its top and its bottom, are no room; pixels. */
const bars = { top: 64, bottom: 128 };
/** Where it was chosen to open may have gone by when it is there: the other side is taken then. */
const clearOfBars = { flip: { padding: bars, fallbackStrategy: 'bestFit' as const }, shift: true };

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
