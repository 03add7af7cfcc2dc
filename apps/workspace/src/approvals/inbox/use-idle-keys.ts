import { useShortcut } from '@homeport/ui/keys/use-shortcut.ts';
import { useText } from '@homeport/ui/language/use-text.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';

/** The keys of decisions where none can be made: they say why, so that nobody believes that something was done. */
export function useIdleKeys(isOn: boolean, why: string): void {
  const text = useText('approvals');
  const group = text('title');
  const say = () => toasts.show(why);
  useShortcut('a', say, { label: text('deed.approve'), group, isOn });
  useShortcut('r', say, { label: text('deed.reject'), group, isOn });
  useShortcut('d', say, { label: text('deed.delegate'), group, isOn });
  useShortcut('h', say, { label: text('deed.hold'), group, isOn });
  useShortcut('e', say, { label: text('deed.escalate'), group, isOn });
}
