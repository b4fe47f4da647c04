import type { ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'react-router';
import { buttonClass, type ButtonLook } from './button.tsx';
import { Icon, type IconShape } from './icon.tsx';
import { Kbd } from './kbd.tsx';

type Props = ButtonLook & {
  /** A portal address, an absolute URL, tel: or mailto:. */
  to: string;
  icon?: IconShape;
  /** Looks like a button. */
  button?: boolean;
  className?: string;
  /** The key that follows it. */
  shortcut?: string;
  /** Passed on to the screen of a portal address. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children: ReactNode;
};

/** A link inside the portal changes the screen without a reload. */
export function Link({ to, icon, button = false, className, shortcut, state, ref, children, ...look }: Props) {
  const attributes = {
    className: button ? buttonClass(look, className) : `link ${className ?? ''}`.trimEnd(),
    ...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut }),
  };
  const content = (
    <>
      {icon && <Icon of={icon} />}
      {children}
      {shortcut !== undefined && <Kbd>{shortcut.toUpperCase()}</Kbd>}
    </>
  );
  return /^(?:\w+:|\/\/)/.test(to) ? (
    <a ref={ref} href={to} {...attributes}>
      {content}
    </a>
  ) : (
    <RouterLink ref={ref} to={to} state={state} {...attributes}>
      {content}
    </RouterLink>
  );
}
