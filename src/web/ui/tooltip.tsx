import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

const DELAY_MS = 400;

/** Adds a short explanation to a control that already has a name. Hover and focus show it, Escape hides it. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactElement }) => (
  <Primitive.Provider delayDuration={DELAY_MS}>
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Content className="tooltip" sideOffset={8} collisionPadding={8}>
        {text}
      </Primitive.Content>
    </Primitive.Root>
  </Primitive.Provider>
);
