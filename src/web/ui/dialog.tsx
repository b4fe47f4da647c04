import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  /** Without it, `labelledBy` names the heading among the children. */
  title?: string;
  labelledBy?: string;
  text?: ReactNode;
  /** 480, 640 or 960 px wide. */
  size?: 'm' | 'l' | 'xl';
  className?: string;
  children: ReactNode;
  onClose: () => void;
};

/**
 * A modal dialog that is open while it is rendered. Escape closes it. A click outside does not, because typed text
 * would be lost. The focus returns to its earlier place.
 */
export function Dialog({ title, labelledBy, text, size = 'm', className = '', children, onClose }: Props) {
  return (
    <>
      <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
        <Primitive.Portal>
          <div className="dialog-backdrop" />
          <Primitive.Content
            className={`dialog dialog-${size} ${className}`.trimEnd()}
            {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
            onInteractOutside={(event) => event.preventDefault()}
            // React bubbles events of a portal to the form around the component.
            onSubmit={(event) => event.stopPropagation()}
          >
            {title !== undefined && <Primitive.Title className="dialog-title">{title}</Primitive.Title>}
            {text !== undefined && <Primitive.Description className="dialog-text">{text}</Primitive.Description>}
            {children}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
      <ReturnFocus />
    </>
  );
}

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="dialog-actions">{children}</div>
);

/**
 * Moves the focus back to where it was before the dialog, unless the screen has moved it. It is rendered after the dialog,
 * so that the page can take the focus again when this runs.
 */
export function ReturnFocus() {
  const [focused] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
    },
    [focused],
  );
  return null;
}

/** Open overlays that receive the keys. */
export const OVERLAYS = 'dialog:modal, [role=dialog][data-state=open], [role=menu][data-state=open]';
