import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { ReturnFocus } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

type Props = {
  title: string;
  close: string;
  children: ReactNode;
  onClose: () => void;
};

/** A modal panel at the left edge of the window. Escape, its button and a click outside close it. */
export function Sheet({ title, close, children, onClose }: Props) {
  return (
    <>
      <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
        <Primitive.Portal>
          <div className="dialog-backdrop" />
          <Primitive.Content className="sheet">
            <header className="sheet-head">
              <Primitive.Title className="sheet-title">{title}</Primitive.Title>
              <IconButton icon={X} size="m" label={close} onClick={onClose} />
            </header>
            <div className="sheet-body">{children}</div>
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
      <ReturnFocus />
    </>
  );
}
