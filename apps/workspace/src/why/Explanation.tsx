import { type Entity, roleCode } from '@homeport/grammar';
import {
  type AccessExplanation,
  type ExplainedField,
  type ExplainedRole,
  permissionSetting,
  role as roleEntity,
  user,
} from '@homeport/model/identity';
import { firewallRule } from '@homeport/model/tenancy';
import { intlLocale } from '@homeport/ui/language/locale.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { type RecordHost, useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { Conditions } from './Conditions.tsx';
import { Step, Steps } from './Step.tsx';
import { useWhyWords, type WhyKey } from './use-why-words.ts';

interface Explained {
  readonly answer: AccessExplanation;
  readonly entity: Entity;
  readonly person: string;
}

/** The verdict, and everything that led to it. */
export function Explanation({ answer, entity, person }: Explained) {
  const text = useWhyWords();
  const host = useRecordHost();
  const theirs = useWorkspace().hostOf(answer.tenant.id);
  const { isAllowed, isActive, signedInFrom, firewall, tenant, roles, record } = answer;
  const rules = firewall.rules;
  const firewallKey: WhyKey =
    rules === 0 ? 'firewall.none' : firewall.held === null ? 'firewall.unknown' : `firewall.${yesNo(firewall.held)}`;
  return (
    <>
      <Banner
        tone={isAllowed ? 'success' : 'danger'}
        title={text(isAllowed ? 'yes' : 'no', { person: answer.person.label })}
      />
      <Card title={text('steps')}>
        <Steps>
          <Step
            held={isActive}
            words={text(`active.${yesNo(isActive)}`, { tenant: tenant.name })}
            link={{ label: text('change'), href: theirs.address({ to: 'record', entity: user, id: person }) }}
          />
          {tenant.id === host.tenant ? null : (
            <Step held={tenant.held} words={text(`tenant.${yesNo(tenant.held)}`, { tenant: tenant.name })} />
          )}
          <Step
            held={null}
            words={text(signedInFrom === null ? 'session.no' : 'session.yes', { address: signedInFrom ?? '' })}
          />
          <Step
            held={rules === 0 ? true : firewall.held}
            words={text(firewallKey, { count: rules })}
            link={{ label: text('change'), href: theirs.address({ to: 'list', entity: firewallRule }) }}
          />
          {answer.isClosed ? (
            <Step
              held={false}
              words={text('closed')}
              link={{
                label: text('look'),
                href: record && host.address({ to: 'record', entity, id: record.id }),
              }}
            />
          ) : null}
        </Steps>
      </Card>
      <Card title={text('roles')}>
        <p className="hp-muted">{text(roles.length === 0 ? 'noRoles' : 'rolesHelp')}</p>
        {roles.map((one) => (
          <RoleSteps key={one.id} role={one} entity={entity} host={theirs} />
        ))}
      </Card>
      <Card title={text('fields')}>
        <Fields answer={answer} entity={entity} />
      </Card>
    </>
  );
}

const yesNo = (held: boolean): 'yes' | 'no' => (held ? 'yes' : 'no');

interface RoleStepsProps {
  readonly role: ExplainedRole;
  readonly entity: Entity;
  /** Where the role belongs. */
  readonly host: RecordHost;
}
function RoleSteps({ role, entity, host }: RoleStepsProps) {
  const text = useWhyWords();
  const { from, setting, rows } = role;
  const address = (id: string) => host.address({ to: 'record', entity: permissionSetting, id });
  const added = host.address({
    to: 'new',
    entity: permissionSetting,
    search: { role: role.id, about: entity.name },
  });
  const rowsKey: WhyKey = rows === null ? 'rows.all' : rows.held === null ? 'rows.unknown' : `rows.${yesNo(rows.held)}`;
  return (
    <section className="why-role" aria-labelledby={`why-${role.id}`}>
      <h3 id={`why-${role.id}`}>
        {from === null ? text('roleNone', { role: role.name }) : <RoleName name={role.name} from={from} />}
      </h3>
      <Steps>
        <Step
          held={role.isGranted}
          words={text(`grant.${yesNo(role.isGranted)}`)}
          link={{ label: text('look'), href: host.address({ to: 'record', entity: roleEntity, id: role.id }) }}
        />
        {role.isGranted ? (
          <Step
            held={setting?.held ?? true}
            words={text(setting === null ? 'setting.none' : `setting.${yesNo(setting.held)}`)}
            link={
              setting
                ? { label: text('change'), href: address(setting.id) }
                : { label: text('setting.new'), href: added }
            }
          />
        ) : null}
        {role.isGranted && setting?.held !== false ? (
          <Step held={rows === null ? true : rows.held} words={text(rowsKey)}>
            {rows ? <Conditions entity={entity} filter={rows} /> : null}
          </Step>
        ) : null}
      </Steps>
    </section>
  );
}

/** A role of the company's own is told with the one of the platform it has its rights from. */
function RoleName({ name, from }: { readonly name: string; readonly from: NonNullable<ExplainedRole['from']> }) {
  const text = useWhyWords();
  const labels = useLabels();
  const label = labels.key(`savedView.role.${roleCode(from.id)}`, from.label);
  return label === name ? text('roleSame', { role: name }) : text('role', { role: name, from: label });
}

function Fields({ answer, entity }: Omit<Explained, 'person'>) {
  const text = useWhyWords();
  const labels = useLabels();
  const { locale } = useSettings();
  const list = (fields: readonly ExplainedField[]) =>
    new Intl.ListFormat(intlLocale(locale), { type: 'conjunction' }).format(
      fields.flatMap(({ name, isBySetting }) => {
        const at = fieldAt(entity, name);
        if (!at) return [];
        return [isBySetting ? text('bySetting', { field: labels.field(at) }) : labels.field(at)];
      }),
    );
  if (answer.hidden.length + answer.readOnly.length === 0) return <p>{text('noFields')}</p>;
  return (
    <>
      {answer.hidden.length > 0 ? <p>{text('hidden', { list: list(answer.hidden) })}</p> : null}
      {answer.readOnly.length > 0 ? <p>{text('readOnly', { list: list(answer.readOnly) })}</p> : null}
    </>
  );
}
