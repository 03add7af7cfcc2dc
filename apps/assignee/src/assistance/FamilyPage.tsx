import './assistance.css';
import { Problem } from '@homeport/client';
import { dependantForm } from '@homeport/model/designed-forms/dependant';
import type { Dependant } from '@homeport/model/family';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useFieldLabels } from '@homeport/ui/records/form/use-field-labels.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { GraduationCap, House, Plane } from 'lucide-react';
import { useState } from 'react';
import { remove } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { DependantForm } from './DependantForm.tsx';
import { familyQuery } from './queries.ts';
import { SignInPart } from './SignInPart.tsx';
import { yearsOld } from './self.rules.ts';
import { assistanceWords } from './words.ts';

const documentCheck = '/dashboard/travel/document-check';

/** Who belongs to the family, whether they move along, and what they need. */
export function FamilyPage() {
  const say = usePageWords(assistanceWords);
  const { edit } = useSearch({ from: '/dashboard/assistance/family' });
  const family = useQuery(familyQuery).data ?? [];
  const edited = family.find((one) => one.id === edit);
  const crumbs = [{ label: say('title'), href: '/dashboard/assistance' }];
  if (edit === 'new' || edited)
    return (
      <>
        <PageHeader
          title={edited ? say('changeTitle', { name: edited.firstName }) : say('addTitle')}
          crumbs={[...crumbs, { label: say('family'), href: '/dashboard/assistance/family' }]}
        />
        <DependantForm key={edit} dependant={edited ?? null} />
      </>
    );
  const add = (
    <AppLink href="/dashboard/assistance/family?edit=new" className="hp-button hp-button-filled">
      {say('add')}
    </AppLink>
  );
  return (
    <>
      <PageHeader title={say('family')} crumbs={crumbs} {...(family.length > 0 ? { actions: add } : {})} />
      {family.length === 0 ? (
        <EmptyState title={say('familyEmpty')} action={add}>
          {say('familyEmptyText')}
        </EmptyState>
      ) : (
        <div className="family">
          {family.map((one) => (
            <DependantCard key={one.id} dependant={one} />
          ))}
        </div>
      )}
    </>
  );
}
function DependantCard({ dependant }: { dependant: Dependant }) {
  const say = usePageWords(assistanceWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const router = useRouter();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { firstName, lastName, type, birthDate, nationality, accompanies, schoolNeed } = dependant;
  const labels = useFieldLabels(dependantForm);
  const age = yearsOld(birthDate, today());
  const name = `${firstName} ${lastName}`;
  return (
    <Card title={name}>
      <p className="hp-muted">
        {labels.choice('type', type)}
        {age === null ? null : ` · ${say('age', { count: age })}`}
      </p>
      <dl className="summary">
        <div>
          <dt>{labels.field('birthDate')}</dt>
          <dd>{birthDate ? formats.date(birthDate) : <span className="hp-muted">{say('notProvided')}</span>}</dd>
        </div>
        <div>
          <dt>{labels.field('nationality')}</dt>
          <dd>
            {nationality ? countryName(nationality, locale) : <span className="hp-muted">{say('notProvided')}</span>}
          </dd>
        </div>
      </dl>
      <p className="icon-line">
        <Icon of={accompanies ? Plane : House} small />
        {say(accompanies ? 'comes' : 'stays')}
      </p>
      {schoolNeed ? (
        <p className="icon-line">
          <Icon of={GraduationCap} small />
          {say('school.yes')}
        </p>
      ) : null}
      {documentCheck in router.routesByPath ? <AppLink href={documentCheck}>{say('documentsCheck')}</AppLink> : null}
      <SignInPart dependant={dependant} />
      <div className="family-actions">
        <AppLink href={`/dashboard/assistance/family?edit=${dependant.id}`} className="hp-button">
          {say('change')}
          <span className="hp-hidden"> {name}</span>
        </AppLink>
        <Button variant="subtle" color="neutral" onClick={() => setAsking(true)}>
          {say('remove')}
          <span className="hp-hidden"> {name}</span>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('removeTitle', { name })}
        confirmLabel={say('remove')}
        keepLabel={say('keep')}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          try {
            await remove('dependant', dependant.id, dependant.version);
          } catch (error) {
            return error instanceof Problem && error.status < 500 ? error.message : say('notSaved');
          }
          toasts.show(say('removed', { name }));
          await queries.invalidateQueries({ queryKey: familyQuery.queryKey });
          return undefined;
        }}
      >
        {say('removeText', { name })}
      </ConfirmDialog>
    </Card>
  );
}
