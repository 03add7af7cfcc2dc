import './form.css';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { FieldShow } from '../fields/FieldShow.tsx';
import type { FieldAt } from '../fields/field-at.ts';
import { kitOf } from '../fields/field-kits.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { fieldId } from './form-problems.ts';
import { type FormSection, type FormValues, ownedCurrencies } from './form-values.ts';

export interface FormFieldsProps {
  /** Makes the ids of the controls unique on the page. */
  readonly form: string;
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (wire: string, value: unknown) => void;
  readonly canChange: (at: FieldAt) => boolean;
  readonly autoFocus?: string;
  /** Fields, by wire name, into which a draft brings back what cannot be read. */
  readonly unread?: ReadonlySet<string>;
  /** Id of the record; null or absent for a new one. */
  readonly record?: string | null;
}

/** Fields in two columns; amounts carry their currency. */
export function FieldGrid({
  fields,
  form,
  values,
  errors,
  onChange,
  canChange,
  autoFocus,
  record,
}: FormFieldsProps & { fields: readonly FieldAt[] }) {
  const labels = useLabels();
  const owners = ownedCurrencies(fields, canChange);
  return (
    <div className="hp-form-grid">
      {fields
        .filter((at) => !owners.has(at.wire))
        .map((at) => {
          const kit = kitOf(at);
          const owned = [...owners].find(([, owner]) => owner === at.wire)?.[0];
          const isOpen = canChange(at);
          if (!isOpen)
            return (
              <div key={at.wire} className="hp-form-field" data-wide={kit.isWide || undefined}>
                <div className="mantine-InputWrapper-label">{labels.field(at)}</div>
                <FieldShow at={at} value={values[at.wire]} row={values} />
              </div>
            );
          return (
            <div key={at.wire} className="hp-form-field" data-wide={kit.isWide || undefined}>
              <kit.Edit
                at={at}
                id={fieldId(form, at.wire)}
                label={labels.field(at)}
                description={labels.help(at)}
                value={values[at.wire]}
                values={values}
                onChange={(value) => onChange(at.wire, value)}
                onOther={onChange}
                error={errors[at.wire] ?? (owned ? errors[owned] : undefined)}
                required={at.field.required === true}
                record={record ?? null}
                ownsCurrency={owned !== undefined}
                autoFocus={autoFocus === at.wire}
              />
            </div>
          );
        })}
    </div>
  );
}

/** One section of a form; rare fields wait under Show more, unless one of them has something to say. */
export function FormSectionView({
  section,
  title,
  ...rest
}: FormFieldsProps & { section: FormSection; title: string | null }) {
  const text = useRecordText();
  const hasNews = section.rare.some(
    ({ wire }) => rest.errors[wire] || (rest.values[wire] ?? null) !== null || rest.unread?.has(wire),
  );
  const [isShown, setShown] = useState(false);
  // A title over nothing but "Show more" would say nothing.
  const isAllRare = section.fields.length === 0;
  const isOpen = isShown || hasNews || isAllRare;
  return (
    <fieldset className="hp-form-section">
      {title ? <legend className="hp-form-legend">{title}</legend> : null}
      {isAllRare ? null : <FieldGrid {...rest} fields={section.fields} />}
      {section.rare.length === 0 ? null : (
        <>
          {isOpen ? <FieldGrid {...rest} fields={section.rare} /> : null}
          {hasNews || isAllRare ? null : (
            <button
              type="button"
              className="hp-link-button hp-row"
              aria-expanded={isOpen}
              onClick={() => setShown(!isShown)}
            >
              <Icon of={isOpen ? ChevronUp : ChevronDown} small />
              {text(isOpen ? 'form.showLess' : 'form.showMore')}
            </button>
          )}
        </>
      )}
    </fieldset>
  );
}
