import { Problem } from '@homeport/client';
import { type BankFieldRule, currencyOfCountry } from '@homeport/model/banking';
import { AddressField } from '@homeport/ui/controls/AddressField.tsx';
import { afterPress } from '@homeport/ui/controls/after-press.ts';
import { BankPartField } from '@homeport/ui/controls/BankPartField.tsx';
import { CountryField } from '@homeport/ui/controls/CountryField.tsx';
import { CurrencyField } from '@homeport/ui/controls/CurrencyField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { SwitchField } from '@homeport/ui/controls/SwitchField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { rereadAccounts } from '../data/queries.ts';
import { actOnAll, create, update } from '../data/records.ts';
import type { Account } from '../data/types.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { AccountCheck } from './AccountCheck.tsx';
import {
  type BankValues,
  fieldsOf,
  findingsOfForm,
  isPart,
  keptEnd,
  newAccount,
  paidElsewhere,
  sentAccount,
  toConfirm,
  valuesOfAccount,
} from './bank-form.rules.ts';
import { bankOpenUntil } from './bank-proof.ts';
import { useBankWords } from './use-bank-words.ts';

const inputId = (field: string) => `bank-${field}`;

/** Bank details: country and currency first, then only that country's fields. Never stored as a draft. */
export function AccountForm({
  account,
  all,
  onClose,
}: {
  account: Account | null;
  all: readonly Account[];
  onClose: () => void;
}) {
  const { me, theme } = useApp();
  const text = useWords();
  const say = useBankWords();
  const queries = useQueryClient();
  const id = useRef(account?.id ?? crypto.randomUUID());
  const [start] = useState<BankValues>(() => (account ? valuesOfAccount(account) : newAccount(theme.baseCurrency)));
  const [values, setValues] = useState(start);
  const [hasOwnCurrency, setOwnCurrency] = useState(account !== null);
  const [isPaidHere, setPaidHere] = useState(false);
  const [isMore, setMore] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [hasTried, setTried] = useState(false);
  const [failed, setFailed] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const rules = fieldsOf(values);
  const findings = findingsOfForm(values, account);
  const blocking = findings.filter((finding) => finding.severity === 'block');
  const elsewhere = paidElsewhere(values, account, all);
  const confirmed = toConfirm(theme.confirmationFieldsForBankDetailsSettings, values);

  const send = async (): Promise<boolean> => {
    setSaving(true);
    setProblem(null);
    try {
      const body = sentAccount(values, account);
      if (account) await update<Account>('bankDetails', account.id, body, account.version);
      else
        await create<Account>(
          'bankDetails',
          { ...body, id: id.current, relocatee: me.person && { id: me.person.id } },
          id.current,
        );
      // The account is kept whatever comes of the choice; the list says where the money goes and offers it again.
      const isChosen =
        !elsewhere ||
        !isPaidHere ||
        (await actOnAll('bankDetails', 'pay-here', { account: { id: account?.id ?? id.current } }).then(
          () => true,
          () => false,
        ));
      await rereadAccounts(queries);
      toasts.show(text(isChosen ? 'saved' : 'bank.notChosen'), isChosen ? undefined : 'danger');
      setDone(true);
      return true;
    } catch (error) {
      const failed = error instanceof Problem ? error : new Problem({ status: 500 });
      toasts.show(text('notSaved'), 'danger');
      if (failed.code === 'request.freshSignInNeeded' || failed.code === 'identity.proofRequired') bankOpenUntil.set(0);
      setProblem(failed);
      setChecking(false);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const save = async (): Promise<boolean> => {
    setTried(true);
    if (!values.accountCountry || !values.currency || blocking.length > 0) {
      setFailed((count) => count + 1);
      return false;
    }
    if (confirmed.length > 0) {
      setChecking(true);
      return false;
    }
    return send();
  };
  useLeaveGuard({ isChanged: (values !== start || isPaidHere) && !isDone, save, discard: () => setDone(true) });
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  if (isChecking)
    return (
      <AccountCheck
        values={values}
        fields={confirmed}
        rules={rules}
        isSaving={isSaving}
        onBack={() => setChecking(false)}
        onSave={() => void send()}
      />
    );

  const shownFault = (field: string) => {
    const finding = blocking.find((one) => one.field === field);
    const isShown = finding && (hasTried || (touched.has(field) && finding.code !== 'banking.partRequired'));
    const refused = problem?.errors.find((error) => error.field === field)?.title;
    return isShown ? say.finding(finding) : refused;
  };
  // What is filled in already, or wrong, is never out of sight.
  const shown = rules.filter(
    (rule) =>
      !rule.isMore ||
      isMore ||
      blocking.some(({ field }) => field === rule.field) ||
      (account !== null && keptEnd(values, account, rule.field) !== null) ||
      (rule.field === 'address' ? start.address !== null : Boolean(start.texts[rule.field as 'name'])),
  );
  const missing = (value: string | null, word: 'bank.countryMissing' | 'expense.currencyMissing') =>
    hasTried && !value ? text(word) : undefined;
  const errors = hasTried
    ? [
        ...(values.accountCountry ? [] : [{ fieldId: inputId('country'), message: text('bank.countryMissing') }]),
        ...(values.currency ? [] : [{ fieldId: inputId('currency'), message: text('expense.currencyMissing') }]),
        ...blocking.map((finding) => ({ fieldId: inputId(finding.field), message: say.finding(finding) })),
      ]
    : [];
  const isRefused = problem !== null && problem.status >= 400 && problem.status < 500;
  const set = (field: string, value: string | null) =>
    setValues({ ...values, texts: { ...values.texts, [field]: value } });
  return (
    <form
      className="narrow"
      noValidate
      autoComplete="off"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <Card title={text(account ? 'bank.changeTitle' : 'bank.addTitle')}>
        <div className="hp-lines">
          <ErrorSummary errors={errors} failed={failed} />
          {problem ? (
            <InlineError
              message={text('notSaved')}
              {...(isRefused
                ? { advice: [problem.message, ...problem.errors.map((error) => error.title)].join(' ') }
                : {})}
              {...(problem.traceId ? { reference: problem.traceId } : {})}
            />
          ) : null}
          <div className="hp-pair">
            <CountryField
              id={inputId('country')}
              label={text('bank.country')}
              required
              error={missing(values.accountCountry, 'bank.countryMissing')}
              value={values.accountCountry}
              onChange={(accountCountry) => {
                const own = accountCountry === null ? undefined : currencyOfCountry(accountCountry);
                setValues({ ...values, accountCountry, currency: (hasOwnCurrency ? null : own) ?? values.currency });
              }}
            />
            <CurrencyField
              id={inputId('currency')}
              label={text('bank.field.currency')}
              required
              error={missing(values.currency, 'expense.currencyMissing')}
              value={values.currency}
              near={[values.accountCountry && currencyOfCountry(values.accountCountry)]}
              onChange={(currency) => {
                setOwnCurrency(currency !== null);
                setValues({ ...values, currency });
              }}
            />
          </div>
          {rules.length === 0 ? <p className="hp-muted">{text('bank.chooseFirst')}</p> : null}
          {shown.map((rule) => (
            <BankField
              key={rule.field}
              rule={rule}
              values={values}
              account={account}
              fault={shownFault(rule.field)}
              hint={say.hint(
                findings.find((one) => one.severity === 'warn' && one.field === rule.field && touched.has(rule.field)),
              )}
              onText={(value) => set(rule.field, value)}
              onAddress={(address) => setValues({ ...values, address })}
              onBlur={() => afterPress(() => setTouched((now) => new Set([...now, rule.field])))}
            />
          ))}
          {shown.length < rules.length ? (
            <Button variant="subtle" leftSection={<Icon of={ChevronDown} />} onClick={() => setMore(true)}>
              {text('bank.more')}
            </Button>
          ) : null}
          {values.currency && rules.length > 0 ? (
            <PaidHere currency={values.currency} elsewhere={elsewhere} value={isPaidHere} onChange={setPaidHere} />
          ) : null}
        </div>
        <div className="form-actions">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {text(confirmed.length > 0 ? 'continue' : 'bank.save')}
          </Button>
        </div>
      </Card>
    </form>
  );
}
/** Which account the reports in a currency go to, and the choice of this one where it is another. */
function PaidHere({
  currency,
  elsewhere,
  value,
  onChange,
}: {
  currency: string;
  elsewhere: Account | null;
  value: boolean;
  onChange: (next: boolean) => void;
}) {
  const text = useWords();
  if (!elsewhere) return <p className="hp-muted">{text('bank.paidHere', { currency })}</p>;
  return (
    <SwitchField
      label={text('bank.payHere', { currency })}
      description={text('bank.paidElsewhere', { currency, name: elsewhere.name })}
      value={value}
      onChange={(next) => onChange(next === true)}
    />
  );
}
interface BankFieldProps {
  readonly rule: BankFieldRule;
  readonly values: BankValues;
  readonly account: Account | null;
  readonly fault: string | undefined;
  readonly hint: string | undefined;
  readonly onText: (value: string | null) => void;
  readonly onAddress: (address: BankValues['address']) => void;
  readonly onBlur: () => void;
}
function BankField({ rule, values, account, fault, hint, onText, onAddress, onBlur }: BankFieldProps) {
  const text = useWords();
  const say = useBankWords();
  const { field, isRequired, example } = rule;
  const shared = {
    id: inputId(field),
    label: say.field(rule),
    required: isRequired,
    error: fault,
    description: hint ?? (example ? text('bank.example', { example }) : undefined),
    onBlur,
  };
  if (field === 'address')
    return <AddressField {...shared} description={undefined} value={values.address} onChange={onAddress} />;
  const value = field === 'currency' ? values.currency : (values.texts[field] ?? null);
  if (field === 'accountType')
    return <PickList {...shared} options={say.kinds(values.accountCountry)} value={value} onChange={onText} />;
  if (field === 'notes') return <LongTextField {...shared} maxLength={1000} rows={2} value={value} onChange={onText} />;
  if (isPart(field))
    return (
      <BankPartField
        {...shared}
        storedEnd={keptEnd(values, account, field)}
        {...(field === 'iban' ? { grouping: 4 } : {})}
        value={value}
        onChange={onText}
      />
    );
  return (
    <TextField
      {...shared}
      maxLength={140}
      autoComplete={field === 'accountName' ? 'name' : 'off'}
      value={value}
      onChange={onText}
    />
  );
}
