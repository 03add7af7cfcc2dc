import '../parts/status-chip.css';
import { Eye } from 'lucide-react';
import { useFormats } from '../language/settings.tsx';
import { useKitText } from '../language/use-text.ts';
import { Icon } from '../parts/Icon.tsx';

/** Who may see a note, file, service or timeline item. */
export type Audience = 'team' | 'hr' | 'vendor' | 'assignee';
/**
 * Says who sees it; being visible outside the team stands out. A shared part of the design that no page shows yet: notes
 * and services come with the next issue, until then knip.json excuses this file.
 */
export function AudienceChip({ audience }: { audience: readonly Audience[] }) {
  const text = useKitText();
  const formats = useFormats();
  const isOutside = audience.some((who) => who === 'vendor' || who === 'assignee');
  const who = formats.list(audience.map((one) => text(`audience.${one}`)));
  return (
    <span className="hp-chip" data-tone={isOutside ? 'info' : 'neutral'}>
      <Icon of={Eye} small />
      <span className="hp-hidden">{text('audience.seenBy', { who })}</span>
      <span aria-hidden>{who}</span>
    </span>
  );
}
