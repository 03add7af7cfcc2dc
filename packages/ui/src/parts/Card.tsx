import { type ReactNode, useId } from 'react';

export interface CardProps {
  readonly title?: string;
  readonly level?: 2 | 3;
  /** Link or small action beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}
/** A flat group with a border. Never inside another card. */
export function Card({ title, level = 2, aside, children }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="hp-card" aria-labelledby={title ? id : undefined}>
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
