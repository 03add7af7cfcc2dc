import '../form/form.css';
import type { Shape } from '@homeport/grammar';
import { ActionIcon, Button, Fieldset } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { use, useMemo } from 'react';
import { MultiPickList } from '../../controls/MultiPickList.tsx';
import { NumberField } from '../../controls/NumberField.tsx';
import { matchOptions } from '../../controls/options.ts';
import { PickList } from '../../controls/PickList.tsx';
import { SwitchField } from '../../controls/SwitchField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { intlLocale } from '../../language/locale.ts';
import { useSettings } from '../../language/settings.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { ConditionEdit } from '../conditions/ConditionEdit.tsx';
import { useVocabulary } from '../conditions/vocabulary.ts';
import { useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { RefusedShape } from './refused.ts';
import { entriesOf, isAsked, moved, partsOf, readValue, splitTexts, withPart } from './shape-values.ts';
import { ValueField } from './ValueField.tsx';

export interface ShapeEditProps<S extends Shape = Shape> {
  readonly shape: S;
  /** Where its words are found. */
  readonly words: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly id?: string | undefined;
  /** The record that has the field: it may say what conditions are about. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** It has to be filled. */
  readonly isNeeded?: boolean | undefined;
}
type Of<K extends Shape['is']> = ShapeEditProps<Extract<Shape, { is: K }>>;
const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** What a JSON field holds, changed with the controls of its shape. */
export function ShapeEdit(props: ShapeEditProps): React.ReactNode {
  const { shape, label, value, onChange, id } = props;
  switch (shape.is) {
    case 'text':
      return <TextEdit {...props} />;
    case 'value':
      return (
        <ValueField
          id={id}
          label={label}
          value={value}
          read={(typed) => (typed === '' ? null : readValue(typed))}
          onChange={onChange}
        />
      );
    case 'texts':
      return <TextsEdit {...props} />;
    case 'whole':
      return <NumberField id={id} label={label} value={typeof value === 'number' ? value : null} onChange={onChange} />;
    case 'yesNo':
      return <SwitchField id={id} label={label} value={value === true} onChange={onChange} />;
    case 'words':
      return <WordsEdit {...props} />;
    case 'choice':
      return <ChoiceEdit {...props} shape={shape} />;
    case 'levels':
      return <LevelsEdit {...props} shape={shape} />;
    case 'records':
      return <RecordsEdit {...props} shape={shape} />;
    case 'list':
      return <ListEdit {...props} shape={shape} />;
    case 'record':
      return <PartsEdit {...props} shape={shape} />;
    case 'filter':
      return <FilterEdit {...props} shape={shape} />;
  }
}

const nothing: Readonly<Record<string, unknown>> = {};
function FilterEdit({ shape, words, values = nothing, ...edit }: Of<'filter'>) {
  const vocabulary = useVocabulary(shape, words.split('.')[0] ?? '', values);
  return <ConditionEdit {...edit} vocabulary={vocabulary} />;
}

/** What is said at a part that has to be filled and is empty, once saving was refused. */
function useNeeded(isNeeded: boolean | undefined, isEmpty: boolean, label: string): string | undefined {
  const text = useRecordText();
  const isRefused = use(RefusedShape);
  return isNeeded && isEmpty && isRefused ? text('shape.needed', { label }) : undefined;
}

function TextEdit({ label, value, onChange, id, isNeeded }: ShapeEditProps) {
  const error = useNeeded(isNeeded, textOf(value) === null || value === '', label);
  return (
    <TextField id={id} label={label} value={textOf(value)} onChange={onChange} required={isNeeded} error={error} />
  );
}

function TextsEdit({ label, value, onChange, id }: ShapeEditProps) {
  const text = useRecordText();
  return (
    <ValueField
      id={id}
      label={label}
      description={text('shape.commas')}
      value={value}
      read={(typed) => (typed === '' ? null : splitTexts(typed))}
      onChange={onChange}
    />
  );
}

const languages = ['en', 'es', 'fr'] as const;
function WordsEdit({ label, value, onChange, id, isNeeded }: ShapeEditProps) {
  const { locale } = useSettings();
  const names = useMemo(() => new Intl.DisplayNames(intlLocale(locale), { type: 'language' }), [locale]);
  const texts = typeof value === 'string' ? { en: value } : partsOf(value);
  const error = useNeeded(isNeeded, !texts.en, label);
  return (
    <div className="hp-shape-words">
      {languages.map((language) => (
        <TextField
          key={language}
          id={language === 'en' ? id : undefined}
          label={`${label} (${names.of(language)})`}
          value={textOf(texts[language])}
          required={isNeeded && language === 'en'}
          error={language === 'en' ? error : undefined}
          onChange={(typed) => {
            const next = withPart(texts, language, typed);
            const isPlain = Object.keys(next).every((one) => one === 'en');
            onChange(isPlain ? (next.en ?? null) : next);
          }}
        />
      ))}
    </div>
  );
}

function ChoiceEdit({ shape, words, label, value, onChange, id }: Of<'choice'>) {
  const labels = useLabels();
  const options = Object.entries(shape.choices).map(([key, name]) => ({
    value: key,
    label: labels.key(`${words}.${key}`, name),
  }));
  return <PickList id={id} label={label} options={options} value={textOf(value)} onChange={onChange} canClear />;
}

/** Each name with its level: a checklist of pick lists. */
function LevelsEdit({ shape, words, label, value, onChange, id }: Of<'levels'>) {
  const labels = useLabels();
  const text = useRecordText();
  const entries = entriesOf(value).map(partsOf);
  const options = [
    { value: '', label: text('shape.none') },
    ...Object.entries(shape.levels).map(([key, name]) => ({ value: key, label: labels.key(`${words}.${key}`, name) })),
  ];
  return (
    <Fieldset id={id} legend={label} className="hp-shape-levels">
      {Object.entries(shape.names).map(([name, english]) => {
        const entry = entries.find((one) => one[shape.key] === name);
        return (
          <PickList
            key={name}
            label={labels.key(`${words}.${name}`, english)}
            options={options}
            canClear={false}
            value={String(entry?.[shape.level] ?? '')}
            onChange={(level) => {
              const rest = entries.filter((one) => one[shape.key] !== name);
              const next = level ? [...rest, { ...entry, [shape.key]: name, [shape.level]: level }] : rest;
              const order = Object.keys(shape.names);
              onChange(
                next.toSorted((a, b) => order.indexOf(String(a[shape.key])) - order.indexOf(String(b[shape.key]))),
              );
            }}
          />
        );
      })}
    </Fieldset>
  );
}

function RecordsEdit({ shape, label, value, onChange, id }: Of<'records'>) {
  const host = useRecordHost();
  const entity = host.catalogue.entity(shape.to);
  const load = useMemo(
    () => async (query: string, signal: AbortSignal) => {
      const page = await host.source.list(
        entity,
        { size: 100, total: 'none', fields: ['id', shape.key, shape.name] },
        signal,
      );
      const options = page.content.map((row) => ({ value: String(row[shape.key]), label: String(row[shape.name]) }));
      return matchOptions(options, query);
    },
    [host, entity, shape],
  );
  const entries = entriesOf(value).map(partsOf);
  const chosen = entries.map((one) => ({ value: String(one[shape.key]), label: String(one[shape.name]) }));
  return (
    <MultiPickList
      id={id}
      label={label}
      load={load}
      selected={chosen}
      value={chosen.map((one) => one.value)}
      onChange={() => undefined}
      onPick={(options) =>
        onChange(
          options.map(({ value: key, label: name }) => ({
            // What an entry says besides stays.
            ...entries.find((one) => String(one[shape.key]) === key),
            ...{ [shape.key]: key, [shape.name]: name },
          })),
        )
      }
    />
  );
}

function ListEdit({ shape, words, label, value, onChange, id, isNeeded, values }: Of<'list'>) {
  const labels = useLabels();
  const text = useRecordText();
  const entries = entriesOf(value);
  const one = labels.key(`${words}.one`, shape.one);
  const isMissing = useNeeded(isNeeded, entries.length === 0, label) !== undefined;
  return (
    <Fieldset id={id} legend={label} className="hp-shape-list">
      {entries.map((entry, at) => {
        const name = text('shape.nth', { one, n: at + 1 });
        const move = (by: 1 | -1) => onChange(moved(entries, at, by));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own; their place is what they are
          <section key={at} className="hp-shape-entry" aria-label={name}>
            <div className="hp-shape-head">
              <strong>{name}</strong>
              <ActionIcon
                variant="subtle"
                color="neutral"
                aria-label={text('shape.up', { name })}
                disabled={at === 0}
                onClick={() => move(-1)}
              >
                <Icon of={ArrowUp} small />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="neutral"
                aria-label={text('shape.down', { name })}
                disabled={at === entries.length - 1}
                onClick={() => move(1)}
              >
                <Icon of={ArrowDown} small />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="neutral"
                aria-label={text('shape.remove', { name })}
                onClick={() => onChange(entries.filter((_, other) => other !== at))}
              >
                <Icon of={X} small />
              </ActionIcon>
            </div>
            <ShapeEdit
              shape={shape.of}
              words={words}
              label={name}
              value={entry}
              values={values}
              onChange={(next) => onChange(entries.map((other, place) => (place === at ? next : other)))}
            />
          </section>
        );
      })}
      {isMissing ? <p className="hp-field-error">{text('shape.atLeastOne', { one })}</p> : null}
      <Button
        variant="default"
        leftSection={<Icon of={Plus} small />}
        onClick={() => onChange([...entries, shape.of.is === 'record' ? {} : null])}
      >
        {text('shape.add', { one })}
      </Button>
    </Fieldset>
  );
}

function PartsEdit({ shape, words, value, onChange, values }: Of<'record'>) {
  const labels = useLabels();
  return (
    <div className="hp-shape-parts">
      {Object.entries(shape.parts)
        .filter(([, part]) => isAsked(part, value))
        .map(([name, part]) => (
          <ShapeEdit
            key={name}
            shape={part.shape}
            words={`${words}.${name}`}
            label={labels.key(`${words}.${name}`, part.label)}
            isNeeded={part.required}
            value={partsOf(value)[name]}
            values={values}
            onChange={(next) => onChange(withPart(value, name, next))}
          />
        ))}
    </div>
  );
}
