import { ask } from '@homeport/client';
import {
  evaluatePage,
  fieldsOf,
  inLanguage,
  linkForm,
  type Page,
  type PageDefinition,
  type PageField,
  type PageForm,
  type PageValue,
  type PageValues,
  page,
  pageRulesOf,
} from '@homeport/model/forms';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { recordQuery } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../words/use-words.ts';
import { LinkButton } from './LinkButton.tsx';

/** The answers of an assigned form, question by question, and the link that opens it without signing in. */
export function FormAnswers({ row }: { row: Row }) {
  const form = row as PageForm;
  const host = useRecordHost();
  const of = useQuery(recordQuery(host, page, form.page.id)).data as Page | undefined;
  const rules = useQuery({
    queryKey: ['form-rules', host.tenant, form.page.id],
    queryFn: ({ signal }) => ask(pageRulesOf, { query: { pageId: form.page.id }, tenant: host.tenant, signal }),
  }).data;
  if (!of || !rules) return <ListSkeleton rows={4} />;
  const values = (form.answers ?? {}) as PageValues;
  const definition = of.definition as PageDefinition;
  const state = evaluatePage(
    definition,
    rules.map((one) => one.rule),
    values,
    {},
  );
  return (
    <div className="hp-lines">
      {form.status === 'COMPLETED' ? null : <LinkButton id={form.id} action={linkForm} />}
      <Answers definition={definition} visible={state.visible} values={values} />
    </div>
  );
}
interface AnswersProps {
  readonly definition: PageDefinition;
  readonly visible: ReadonlySet<string>;
  readonly values: PageValues;
}
function Answers({ definition, visible, values }: AnswersProps) {
  const { locale } = useSettings();
  const show = useShownAnswer();
  const asked = fieldsOf(definition).filter((field) => visible.has(field.code) || field.code in values);
  return (
    <KeyFacts
      facts={asked.map((field) => ({
        label: inLanguage(field.label, locale),
        value: show(field, values[field.code] ?? null),
      }))}
    />
  );
}
function useShownAnswer(): (field: PageField, value: PageValue) => string | null {
  const text = useWords();
  const formats = useFormats();
  const { locale } = useSettings();
  return (field, value) => {
    if (value === null || value === '') return null;
    const named = (one: string) => {
      const option = field.options?.find((known) => known.value === one);
      return option ? inLanguage(option.label, locale) : one;
    };
    if (Array.isArray(value)) return formats.list(value.map(named));
    if (typeof value === 'boolean') return text(value ? 'forms.yes' : 'forms.no');
    const said = String(value);
    if (field.type === 'choice') return named(said);
    if (field.type === 'date') return formats.date(said);
    if (field.type === 'country') return countryName(said, locale);
    return field.type === 'money' && field.currency ? formats.money(said, field.currency) : said;
  };
}
