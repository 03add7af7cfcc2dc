import { Exact } from '@homeport/grammar';
import './controls.css';
import { TextInput } from '@mantine/core';
import type { Locale } from '../language/locale.ts';
import { type DecimalText, formatNumber } from '../language/numbers.ts';
import { useSettings } from '../language/settings.tsx';
import { parseTypedNumber } from '../language/typed-numbers.ts';
import { type KitKey, type TextArguments, useKitText } from '../language/use-text.ts';
import { type FieldProps, inputProps } from './field.tsx';
import { useTyped } from './use-typed.ts';

export interface DecimalFieldProps extends FieldProps<DecimalText> {
  readonly min?: number | string;
  readonly max?: number | string;
  /** Digits after the point that are allowed; any number without it. */
  readonly decimals?: number;
  /** Written digit by digit: a year. */
  readonly ungrouped?: boolean | undefined;
  /** Shown behind the value: kg, km, %. */
  readonly unit?: string;
}
interface Limits {
  readonly min?: number | string;
  readonly max?: number | string;
  readonly decimals?: number;
}
/** The least that can be written: 0.01 where a minimum of 0.0001 meets two decimals. */
function leastOf(min: number | string, decimals: number | undefined): Exact {
  const least = new Exact(min);
  const step = new Exact(10).pow(-(decimals ?? 0));
  return decimals !== undefined && least.gt(0) && least.lt(step) ? step : least;
}
/** Why a decimal text breaks its limits, as a kit text; undefined when it keeps them. */
export function decimalFault(
  value: DecimalText,
  { min, max, decimals }: Limits,
  locale: Locale,
  ungrouped = false,
): readonly [KitKey, TextArguments] | undefined {
  const written = (limit: number | string) => (ungrouped ? String(limit) : formatNumber(limit, locale));
  const fraction = (value.split('.')[1] ?? '').replace(/0+$/, '').length;
  if (decimals !== undefined && fraction > decimals) return ['field.tooManyDecimals', { count: decimals }];
  if (min !== undefined && new Exact(value).lt(min)) {
    const least = leastOf(min, decimals);
    if (least.gt(0) && least.lt('0.001')) return ['field.aboveZero', {}];
    return ['field.tooSmall', { min: written(least.toFixed()) }];
  }
  if (max !== undefined && new Exact(value).gt(max)) return ['field.tooLarge', { max: written(max) }];
  return undefined;
}

/** A decimal number, typed in the reader's habit, handed out as decimal text; never a float. */
export function DecimalField({
  value,
  onChange,
  onBlur,
  min,
  max,
  decimals,
  unit,
  ungrouped,
  ...field
}: DecimalFieldProps) {
  const text = useKitText();
  const { locale } = useSettings();
  const typed = useTyped<DecimalText>({
    value,
    onChange,
    read: (typedText) => parseTypedNumber(typedText, locale),
    write: (number) => (ungrouped ? number : formatNumber(number, locale)),
    check: (number) => {
      const fault = decimalFault(number, { min, max, decimals }, locale, ungrouped);
      return fault && text(...fault);
    },
    unreadable:
      decimals === 0
        ? text('field.wholeInvalid')
        : text('field.numberInvalid', {
            example: formatNumber('1250.5', locale, { decimals: Math.min(decimals ?? 1, 2) }),
          }),
    writtenFor: locale,
  });
  return (
    <TextInput
      {...inputProps({ ...field, error: typed.errorOr(field.error) })}
      ref={typed.ref}
      inputMode={decimals === 0 && min !== undefined && Number(min) >= 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      classNames={{ input: 'hp-number' }}
      rightSection={unit ? <span className="hp-unit">{unit}</span> : undefined}
      rightSectionWidth={unit ? 16 + unit.length * 9 : undefined}
      rightSectionPointerEvents="none"
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={() => {
        typed.settle();
        onBlur?.();
      }}
    />
  );
}
