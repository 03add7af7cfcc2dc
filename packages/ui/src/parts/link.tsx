import { type ComponentType, createContext, type MouseEventHandler, type ReactNode, useContext } from 'react';

/** What the kit needs of a router's link. `href` is an address inside the app. */
export interface LinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly id?: string;
  readonly title?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}
export type LinkComponent = ComponentType<LinkProps>;
const PlainLink: LinkComponent = (props) => <a {...props} />;
const LinkContext = createContext<LinkComponent>(PlainLink);

/** Hands the router's link down to every part. */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}
/** A link drawn by the app's router. */
export function AppLink(props: LinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
