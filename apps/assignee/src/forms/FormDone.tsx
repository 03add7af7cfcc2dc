import { evaluatePage, type FormDetail, inLanguage } from '@homeport/model/forms';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { type Crumb, PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { usePageWords } from '../words/page-words.ts';
import { Answers } from './Answers.tsx';
import { formWords } from './words.ts';

/** A form that was submitted: its reference and its answers, which no longer change. */
export function FormDone({ form, crumbs, isNew }: { form: FormDetail; crumbs: readonly Crumb[]; isNew: boolean }) {
  const say = usePageWords(formWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const { userDefinedFields: page, pageRules, parameters, values } = form;
  const state = evaluatePage(page, pageRules, values, parameters);
  return (
    <>
      <PageHeader title={form.name} crumbs={crumbs} chip={<StatusChip state="completed" label={say('completed')} />} />
      <div className="narrow">
        <Banner tone="success" title={say('reference', { reference: form.reference ?? '' })} isUrgent={isNew}>
          {form.submittedDate
            ? say('submitted', { time: formats.localTime(form.submittedDate) })
            : say('submittedJustNow')}
        </Banner>
        {page.steps
          .filter((step) => state.visible.has(step.code))
          .map((step) => (
            <Card key={step.code} title={inLanguage(step.title, locale)}>
              <Answers step={step} visible={state.visible} values={values} />
            </Card>
          ))}
        {crumbs.length > 0 ? (
          <AppLink href="/dashboard/content" className="hp-button hp-button-filled">
            {say('backToForms')}
          </AppLink>
        ) : null}
      </div>
    </>
  );
}
