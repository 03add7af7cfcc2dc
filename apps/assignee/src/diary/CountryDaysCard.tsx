import { callBytes } from '@homeport/client';
import { type CountryYear, daysWithoutEntry, type TravelDetail } from '@homeport/model/diary';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { lineOf } from './diary-entries.rules.ts';
import { diaryWords } from './words.ts';

interface CountryDaysProps {
  readonly years: readonly CountryYear[];
  readonly entries: readonly TravelDetail[];
  readonly today: string;
}
/** Days per country of this year, each with its audit pack, and how many days until today have no entry. */
export function CountryDaysCard({ years, entries, today }: CountryDaysProps) {
  const text = usePageWords(diaryWords);
  const year = Number(today.slice(0, 4));
  const silent = daysWithoutEntry(entries.map(lineOf), `${year}-01-01`, today);
  const shown = years.filter((one) => one.year === year);
  return (
    <Card title={text('countries', { year })}>
      {shown.length === 0 ? <p className="hp-muted">{text('countries.none')}</p> : null}
      {shown.length > 0 && silent > 0 ? (
        <p className="hp-caption hp-number">{text('countries.silent', { count: silent })}</p>
      ) : null}
      <ul className="rows">
        {shown.map((one) => (
          <li key={one.countryCode} className="row">
            <span className="row-words">
              <strong>{one.country}</strong>
              <span className="hp-caption hp-number">
                {text('nights', { count: one.nights })}
                {one.planned > 0 ? ` · ${text('countries.planned', { count: one.planned })}` : ''}
              </span>
            </span>
            <span className="hp-number">{text('days', { count: one.days })}</span>
            <span className="packs">
              <PackButton of={one} format="pdf" />
              <PackButton of={one} format="csv" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PackButton({ of, format }: { of: CountryYear; format: 'pdf' | 'csv' }) {
  const text = usePageWords(diaryWords);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const query = new URLSearchParams({ country: of.countryCode, year: String(of.year), format });
      saveAs(await callBytes(`living-abroad/audit-pack?${query}`), `days-${of.countryCode}-${of.year}.${format}`);
    } catch {
      toasts.show(text('pack.failed'), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      onClick={() => void save()}
      leftSection={<Icon of={FileDown} small />}
      aria-label={text(`pack.${format}`, { country: of.country, year: of.year })}
    >
      {format.toUpperCase()}
    </Button>
  );
}
function saveAs(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
