import { type BankDetails, type BankFieldRule, currencyOfCountry } from '@homeport/model/banking';
import { afterPress } from '@homeport/ui/controls/after-press.ts';
import { BankPartField } from '@homeport/ui/controls/BankPartField.tsx';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { CurrencyField } from '@homeport/ui/controls/CurrencyField.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Field, type FieldProps } from '@homeport/ui/records/form/Field.tsx';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { Button } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { type BankValues, fieldsOf, findingsOfForm, holdsSomething, isPart, keptEnd } from './bank-form.rules.ts';
import { useBankWords } from './use-bank-words.ts';

const AccountField = Field<BankDetails>;

interface AccountFieldsProps {
  readonly values: BankValues;
  readonly account: Account | null;
  readonly change: (part: FormValues) => void;
}
/** Country and currency, then the fields that they ask for, under the names that banks of the country use. */
export function AccountFields({ values, account, change }: AccountFieldsProps) {
  const text = useWords();
  const say = useBankWords();
  const [isMore, setMore] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const rules = fieldsOf(values);
  const findings = findingsOfForm(values, account);
  const found = (severity: 'block' | 'warn', field: string) =>
    findings.find((one) => one.severity === severity && one.field === field);
  // What is filled in already, or wrong, is never out of sight.
  const shown = rules.filter(
    ({ field, isMore: isRare }) =>
      !isRare || isMore || found('block', field) !== undefined || holdsSomething(values, account, field),
  );
  /** What is said of a field that was left; that it is empty, only once saving was tried. */
  const saysOf = (rule: BankFieldRule) => {
    const [wrong, hint] = touched.has(rule.field) ? [found('block', rule.field), found('warn', rule.field)] : [];
    const example =
      rule.example && rule.field !== 'address' ? text('bank.example', { example: rule.example }) : undefined;
    return {
      label: say.field(rule),
      required: rule.isRequired,
      description: say.hint(hint) ?? example,
      error: wrong && wrong.code !== 'banking.partRequired' ? say.finding(wrong) : undefined,
    };
  };
  return (
    <>
      <CountryAndCurrency values={values} account={account} change={change} />
      {rules.length === 0 ? <p className="hp-muted">{text('bank.chooseFirst')}</p> : null}
      {shown.map((rule) => (
        <AccountLine
          key={rule.field}
          {...{ rule, values, account, change }}
          says={saysOf(rule)}
          onBlur={() => afterPress(() => setTouched((now) => new Set([...now, rule.field])))}
        />
      ))}
      {shown.length < rules.length ? (
        <Button variant="subtle" leftSection={<Icon of={ChevronDown} />} onClick={() => setMore(true)}>
          {text('bank.more')}
        </Button>
      ) : null}
    </>
  );
}

/** What is asked first. The currency of a new account is that of its country, until one is chosen. */
function CountryAndCurrency({ values, account, change }: AccountFieldsProps) {
  const [hasOwnCurrency, setOwnCurrency] = useState(account !== null);
  return (
    <div className="hp-pair">
      <AccountField of="accountCountry">
        {(control) => (
          <CountryField
            {...control}
            value={values.accountCountry}
            onChange={(accountCountry) => {
              const own = accountCountry === null ? undefined : currencyOfCountry(accountCountry);
              change({ accountCountry, currency: (hasOwnCurrency ? null : own) ?? values.currency });
            }}
          />
        )}
      </AccountField>
      <AccountField of="currency">
        {(control) => (
          <CurrencyField
            {...control}
            value={values.currency}
            near={[values.accountCountry && currencyOfCountry(values.accountCountry)]}
            onChange={(currency) => {
              setOwnCurrency(currency !== null);
              change({ currency });
            }}
          />
        )}
      </AccountField>
    </div>
  );
}

interface AccountLineProps extends AccountFieldsProps {
  readonly rule: BankFieldRule;
  readonly says: FieldProps<BankDetails>['says'];
  readonly onBlur: () => void;
}
/** One field of the country. */
function AccountLine({ rule: { field }, values, account, change, says, onBlur }: AccountLineProps) {
  const say = useBankWords();
  if (!isPart(field))
    return (
      <AccountField
        of={field}
        says={says}
        onBlur={onBlur}
        autoComplete={field === 'accountName' ? 'name' : 'off'}
        rows={2}
        options={field === 'accountType' ? say.kinds(values.accountCountry) : undefined}
      />
    );
  return (
    <AccountField of={field} says={says} onBlur={onBlur}>
      {(control) => (
        <BankPartField
          {...control}
          storedEnd={keptEnd(values, account, field)}
          {...(field === 'iban' ? { grouping: 4 } : {})}
          value={values.texts[field] ?? null}
          // Nothing typed over what is stored: it stays.
          onChange={(next) => change({ [field]: next ?? account?.[field] ?? null })}
        />
      )}
    </AccountField>
  );
}
