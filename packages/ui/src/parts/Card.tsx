import { type ReactNode, useId } from 'react';

export interface CardProps {
  readonly title?: ReactNode;
  readonly level?: 2 | 3;
  /** Link or small action beside the title. */
  readonly aside?: ReactNode;
  /** Makes a place that an address can lead to: `…#name`. */
  readonly anchor?: string;
  readonly children: ReactNode;
}
/** A flat group with a border. Never inside another card. */
export function Card({ title, level = 2, aside, anchor, children }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="hp-card" id={anchor} aria-labelledby={title ? id : undefined}>
      {title ? (
        <div className="hp-card-head">
          <Heading id={id}>{title}</Heading>
          {aside}
        </div>
      ) : null}
      {children}
    </section>
  );
}
