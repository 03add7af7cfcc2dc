import { Fragment } from 'react';

/** An e-mail address as text: where it is too long for its line, it goes on after its @ or a dot. */
export function MailAddress({ of }: { of: string }) {
  const parts = of.split(/(?<=[@.])/);
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address have no other name
    <Fragment key={at}>
      {part}
      {at < parts.length - 1 ? <wbr /> : null}
    </Fragment>
  ));
}
