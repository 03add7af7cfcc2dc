import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWhyWords } from './use-why-words.ts';

/** What was asked one after the other. */
export const Steps = ({ children }: { readonly children: ReactNode }) => <ol className="why-steps">{children}</ol>;

export interface StepProps {
  /** Whether it lets the person through; null: it says so much and no more. */
  readonly held: boolean | null;
  readonly words: string;
  /** Where it is changed. */
  readonly link?: { readonly label: string; readonly href: string | null };
  readonly children?: ReactNode;
}

/** One step: a mark, what was found, and where to change it. */
export function Step({ held, words, link, children }: StepProps) {
  return (
    <li className="why-step">
      <Mark held={held} />
      <div>
        <span>{words}</span> {link?.href ? <AppLink href={link.href}>{link.label}</AppLink> : null}
        {children}
      </div>
    </li>
  );
}

/** A check, a cross or a dash, with its meaning for who does not see it. */
export function Mark({ held }: { readonly held: boolean | null }) {
  const text = useWhyWords();
  const meaning = held === null ? 'unknown' : held ? 'yes' : 'no';
  return (
    <span className="why-mark" data-held={meaning}>
      <Icon of={held === null ? Minus : held ? Check : X} small />
      <span className="hp-hidden">{text(`held.${meaning}`)}</span>
    </span>
  );
}
