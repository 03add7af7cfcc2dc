import type { ColourScheme } from '@homeport/grammar';
import { schemeLook } from '@homeport/model/tenancy';
import { Logo } from '@homeport/ui/brand/Logo.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { useFilePicture } from '@homeport/ui/records/fields/use-file-picture.ts';
import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { AssigneeScreen, SignInScreen, WorkspaceScreen } from './Screens.tsx';
import { coloursOf, pictureOf } from './theme-values.ts';
import { useThemes } from './use-themes.ts';

type Values = Readonly<Record<string, unknown>>;
const pages = ['signIn', 'assignee', 'workspace'] as const;
const sizes = ['phone', 'desktop'] as const;
type PreviewSize = (typeof sizes)[number];

/** Both applications as the version makes them look, in light and dark mode, from what is typed at this moment. */
export function Preview({ values }: { readonly values: Values }) {
  const text = useThemes();
  const [page, setPage] = useState<(typeof pages)[number]>('signIn');
  // A desktop does not fit where this is a phone.
  const isPhone = useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false });
  const [size, setSize] = useState<PreviewSize>(isPhone ? 'phone' : 'desktop');
  const logo = useFilePicture(pictureOf(values.logo), false);
  const logoDark = useFilePicture(pictureOf(values.logoDark), false);
  const picture = useFilePicture(pictureOf(values.background), false);
  const app = typeof values.appName === 'string' && values.appName !== '' ? values.appName : 'Homeport';
  return (
    <Card title={text('preview')}>
      <div className="hp-lines">
        <div className="hp-row theme-choices">
          <SegmentedControl
            transitionDuration={0}
            aria-label={text('preview.page')}
            orientation={isPhone ? 'vertical' : 'horizontal'}
            value={page}
            onChange={(next) => setPage(next)}
            data={pages.map((value) => ({ value, label: text(`page.${value}`) }))}
          />
          <SegmentedControl
            transitionDuration={0}
            aria-label={text('preview.size')}
            value={size}
            onChange={(next) => setSize(next)}
            data={sizes.map((value) => ({ value, label: text(`size.${value}`) }))}
          />
        </div>
        <div className="theme-pair">
          {(['light', 'dark'] as const).map((scheme) => {
            const mark = <Logo src={scheme === 'dark' ? (logoDark ?? logo) : logo} name={app} />;
            return (
              <Screen key={scheme} scheme={scheme} size={size} values={values} label={text(`page.${page}`)}>
                {page === 'signIn' ? <SignInScreen logo={mark} app={app} picture={picture} size={size} /> : null}
                {page === 'assignee' ? <AssigneeScreen logo={mark} size={size} /> : null}
                {page === 'workspace' ? <WorkspaceScreen logo={mark} size={size} /> : null}
              </Screen>
            );
          })}
        </div>
      </div>
    </Card>
  );
}

function Screen({
  scheme,
  size,
  values,
  label,
  children,
}: {
  readonly scheme: ColourScheme;
  readonly size: PreviewSize;
  readonly values: Values;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const text = useThemes();
  const family = schemeLook(coloursOf(values), scheme)?.family;
  const style = family
    ? {
        '--hp-accent': family.accent,
        '--hp-accent-hover': family.hover,
        '--hp-accent-subtle': family.subtle,
        '--hp-accent-on': family.on,
      }
    : {};
  const name = text('preview.of', { page: label, scheme: text(`scheme.${scheme}`), size: text(`size.${size}`) });
  return (
    <figure className="theme-figure">
      <figcaption className="hp-caption">{text(`scheme.${scheme}`)}</figcaption>
      <div
        role="img"
        aria-label={name}
        className="theme-screen"
        data-scheme={scheme}
        data-size={size}
        style={style as CSSProperties}
      >
        {children}
      </div>
    </figure>
  );
}
