import './alerts.css';
import type { AlertLevel, AlertLine } from '@homeport/model/travel';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { usePageWords } from '../../words/page-words.ts';
import { travelWords } from '../words.ts';

const looks: Readonly<Record<AlertLevel, readonly [tone: 'info' | 'warning' | 'danger', icon: LucideIcon]>> = {
  INFORMATION: ['info', Info],
  CAUTION: ['warning', TriangleAlert],
  RECONSIDER: ['danger', OctagonAlert],
  NO_TRAVEL: ['danger', OctagonAlert],
};

/** Which country, and how serious it is. */
export function AlertHead({ alert: { level, country } }: { alert: AlertLine }) {
  const say = usePageWords(travelWords);
  const { locale } = useSettings();
  const [tone, icon] = looks[level];
  return (
    <p className="alert-head">
      <StatusChip
        state={level}
        label={say(`alerts.level.${level}`)}
        tone={tone}
        icon={icon}
        isBlocking={level === 'NO_TRAVEL'}
      />
      <span>{countryName(country, locale)}</span>
    </p>
  );
}
