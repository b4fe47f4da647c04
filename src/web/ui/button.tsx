import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import { Kbd } from './kbd.tsx';

export type ButtonLook = {
  /** `primary` once per view. `white` and `plate` are for the blue banner. */
  variant?: 'primary' | 'outline' | 'quiet' | 'bad' | 'white' | 'plate';
  /** `s` in dense rows; 44 px high on phones. */
  size?: 'm' | 's';
};
type Props = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    icon?: IconShape | undefined;
    /** The label while the action runs. Clicks then have no effect. */
    busy?: string | false | undefined;
    shortcut?: string | undefined;
  };

export const buttonClass = ({ variant = 'primary', size = 'm' }: ButtonLook, more = ''): string =>
  `button${variant === 'primary' ? '' : ` button-${variant}`}${size === 's' ? ' button-dense' : ''} ${more}`.trimEnd();

/** A button keeps the focus while it is busy, and stays reachable for screen readers. */
export function Button({ variant, size, icon, busy, shortcut, className, children, onClick, ...button }: Props) {
  const isBusy = typeof busy === 'string';
  const isOff = isBusy || button['aria-disabled'] === true;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      aria-disabled={isOff}
      {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
      onClick={press}
    >
      {isBusy ? <Icon of={LoaderCircle} className="button-spinner" /> : icon && <Icon of={icon} />}
      {isBusy ? busy : children}
      {shortcut !== undefined && !isBusy && <Kbd>{shortcut.toUpperCase()}</Kbd>}
    </button>
  );
}
