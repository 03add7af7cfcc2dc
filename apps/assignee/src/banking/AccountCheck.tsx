import type { BankField, BankFieldRule } from '@homeport/model/banking';
import { grouped } from '@homeport/ui/controls/BankPartField.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import type { BankValues } from './bank-form.rules.ts';
import { useBankWords } from './use-bank-words.ts';

export interface AccountCheckProps {
  readonly values: BankValues;
  /** Fields of the company's setting, to be looked at once more. */
  readonly fields: readonly Exclude<BankField, 'address'>[];
  readonly rules: readonly BankFieldRule[];
  readonly isSaving: boolean;
  readonly onBack: () => void;
  readonly onSave: () => void;
}
/** The page before bank details are saved: where the money will go, in large letters. */
export function AccountCheck({ values, fields, rules, isSaving, onBack, onSave }: AccountCheckProps) {
  const text = useWords();
  const say = useBankWords();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="narrow">
      <Card title={text('bank.checkTitle')}>
        <p ref={heading} tabIndex={-1} data-quiet-focus>
          {text('bank.checkText')}
        </p>
        <dl className="check-list">
          {fields.map((field) => {
            const typed = field === 'currency' ? values.currency : values.texts[field];
            const kind =
              field === 'accountType' ? say.kinds(values.accountCountry).find((one) => one.value === typed) : null;
            const value = kind?.label ?? typed;
            return (
              <div key={field}>
                <dt>{say.field(rules.find((rule) => rule.field === field) ?? { field })}</dt>
                <dd className="hp-number">{field === 'iban' ? grouped(value ?? '', 4) : value}</dd>
              </div>
            );
          })}
        </dl>
        <div className="form-actions">
          <Button variant="default" onClick={onBack}>
            {text('bank.correct')}
          </Button>
          <Button loading={isSaving} onClick={onSave}>
            {text('bank.confirm')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
