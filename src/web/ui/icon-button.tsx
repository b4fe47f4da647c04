import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconShape } from './icon.tsx';

type Props = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  icon: IconShape;
  /** Names the button for screen readers, and in its title. */
  label: string;
  shortcut?: string | undefined;
  size?: 's' | 'm';
};

/** A button with an icon only. Use it for close, menu, bell, download and similar actions. */
export function IconButton({ icon, label, shortcut, size = 's', className = '', onClick, ...button }: Props) {
  const isOff = button['aria-disabled'] === true;
  return (
    <button
      type="button"
      title={label}
      {...button}
      className={`icon-button ${className}`.trimEnd()}
      aria-label={label}
      {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
      onClick={isOff ? undefined : onClick}
    >
      <Icon of={icon} size={size} />
    </button>
  );
}
