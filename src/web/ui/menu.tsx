import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Icon, type IconShape } from './icon.tsx';
import { Kbd } from './kbd.tsx';

export type MenuItem =
  | 'divider'
  | {
      label: string;
      icon?: IconShape;
      shortcut?: string;
      bad?: boolean;
      disabled?: boolean;
      /** Shown as a check mark. Selecting leaves the menu open. */
      checked?: boolean;
      /** A screen of the portal, or an action. */
      to?: string;
      onSelect?: () => void;
    };
type Props = { label: string; trigger: ReactElement; items: readonly MenuItem[]; align?: 'start' | 'end' };

/** Actions behind one button, with arrow keys and type-ahead. */
export const Menu = ({ label, trigger, items, align = 'end' }: Props) => (
  <Primitive.Root modal={false}>
    <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
    {/* Rendered in place: it stays in the landmark and above a dialog that contains it. */}
    <Primitive.Content className="menu" align={align} sideOffset={4} collisionPadding={8} aria-label={label}>
      {items.map((item, at) =>
        item === 'divider' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a divider has a place and nothing else
          <Primitive.Separator key={at} className="menu-divider" />
        ) : (
          <MenuRow key={item.label} item={item} />
        ),
      )}
    </Primitive.Content>
  </Primitive.Root>
);

function MenuRow({ item }: { item: Exclude<MenuItem, 'divider'> }) {
  const { label, icon, shortcut, bad = false, disabled = false, checked, to, onSelect } = item;
  const className = bad ? 'menu-item menu-item-bad' : 'menu-item';
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span className="menu-label">{label}</span>
      {shortcut !== undefined && <Kbd>{shortcut.toUpperCase()}</Kbd>}
    </>
  );
  if (checked !== undefined)
    return (
      <Primitive.CheckboxItem
        className={className}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onSelect}
        onSelect={(event) => event.preventDefault()}
      >
        <span className="menu-check">{checked && <Icon of={Check} />}</span>
        {content}
      </Primitive.CheckboxItem>
    );
  if (to !== undefined)
    return (
      <Primitive.Item className={className} disabled={disabled} asChild>
        <Link to={to}>{content}</Link>
      </Primitive.Item>
    );
  return (
    <Primitive.Item className={className} disabled={disabled} onSelect={onSelect}>
      {content}
    </Primitive.Item>
  );
}
