import {
  createTheme,
  type DrawerProps,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type PopoverProps,
  type TooltipProps,
  type VariantColorsResolver,
} from '@mantine/core';
import { keepFocus } from './keep-focus.ts';

function tuple(value: string): MantineColorsTuple {
  return [value, value, value, value, value, value, value, value, value, value];
}
interface Tone {
  readonly text: string;
  readonly solid: string;
  readonly hover: string;
  readonly subtle: string;
  readonly on: string;
}
function status(name: string): Tone {
  return {
    text: `var(--hp-${name})`,
    solid: `var(--hp-${name}-solid)`,
    hover: name === 'danger' ? 'var(--hp-danger-solid-hover)' : `var(--hp-${name}-solid)`,
    subtle: `var(--hp-${name}-subtle)`,
    on: 'var(--hp-on-solid)',
  };
}
const accent: Tone = {
  text: 'var(--hp-accent)',
  solid: 'var(--hp-accent)',
  hover: 'var(--hp-accent-hover)',
  subtle: 'var(--hp-accent-subtle)',
  on: 'var(--hp-accent-on)',
};
const tones: Readonly<Record<string, Tone>> = {
  accent,
  success: status('success'),
  warning: status('warning'),
  danger: status('danger'),
  info: status('info'),
  neutral: status('neutral'),
};
const none = '1px solid transparent';

/** Variants in our tokens: `filled` once per screen, `default` for the rest, `subtle` for quiet ones. */
const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const tone = tones[color ?? 'accent'] ?? accent;
  const isQuiet = color === undefined || color === 'accent' || color === 'neutral';
  switch (variant) {
    case 'filled':
      return { background: tone.solid, hover: tone.hover, color: tone.on, border: none };
    case 'light':
      return { background: tone.subtle, hover: tone.subtle, color: tone.text, border: none };
    case 'outline':
      return { background: 'transparent', hover: tone.subtle, color: tone.text, border: `1px solid ${tone.solid}` };
    case 'subtle':
    case 'transparent':
      return {
        background: 'transparent',
        hover: variant === 'subtle' ? 'var(--hp-bg-sunken)' : 'transparent',
        color: color === 'neutral' ? 'var(--hp-text-secondary)' : tone.text,
        border: none,
      };
    case 'none':
      return { background: 'transparent', hover: 'transparent', color: 'inherit', border: 'none' };
    default:
      return {
        background: 'var(--hp-bg-surface)',
        hover: 'var(--hp-bg-sunken)',
        color: isQuiet ? 'var(--hp-text-primary)' : tone.text,
        border: '1px solid var(--hp-border-control)',
      };
  }
};

/** What a component starts with. Only its type is imported here: the component itself comes with the page that draws it. */
function start<Props>(defaultProps: Partial<Props>): { readonly defaultProps: Partial<Props> } {
  return { defaultProps };
}

/** Mantine drawn with our tokens only. Its scroll lock is off: it injects a style sheet; base.css locks instead. */
export const mantineTheme = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  colors: Object.fromEntries(Object.entries(tones).map(([name, tone]) => [name, tuple(tone.solid)])),
  variantColorResolver,
  fontFamily: 'var(--hp-font)',
  fontFamilyMonospace: 'var(--hp-font-code)',
  headings: { fontFamily: 'var(--hp-font)', fontWeight: '600' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'sm',
  activeClassName: '',
  breakpoints: { xs: '30em', sm: '40em', md: '64em', lg: '90em', xl: '120em' },
  components: {
    Modal: start<ModalProps>({
      lockScroll: false,
      centered: true,
      transitionProps: { duration: 120 },
      zIndex: 200,
      onFocus: keepFocus,
    }),
    Drawer: start<DrawerProps>({
      lockScroll: false,
      transitionProps: { duration: 200 },
      zIndex: 200,
      onFocus: keepFocus,
    }),
    // Hidden when its button is scrolled away, it would take what is being read or typed in it along, and the focus.
    Popover: start<PopoverProps>({ transitionProps: { duration: 120 }, zIndex: 300, hideDetached: false }),
    // In place, not at the end of the page: screen readers find it beside its button, inside the landmark.
    Menu: start<MenuProps>({
      transitionProps: { duration: 120 },
      zIndex: 300,
      withinPortal: false,
      withInitialFocusPlaceholder: false,
    }),
    // Without it every dialog adds a second banner landmark.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Tooltip: start<TooltipProps>({ openDelay: 400, events: { hover: true, focus: true, touch: false }, zIndex: 300 }),
  },
});
