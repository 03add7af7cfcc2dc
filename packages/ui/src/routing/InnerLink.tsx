import { useRouter } from '@tanstack/react-router';
import type { LinkProps } from '../parts/link.tsx';

/**
 * A link that changes the page without loading the application again, for addresses below `base`. Modified clicks stay the
 * browser's.
 */
export function InnerLink({ base, href, onClick, children, ...rest }: LinkProps & { readonly base: string }) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
        if (event.defaultPrevented || isModified || !href.startsWith(base)) return;
        event.preventDefault();
        router.history.push(href);
      }}
    >
      {children}
    </a>
  );
}
