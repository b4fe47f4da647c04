import { Gavel } from 'lucide-react';
import type { Ref } from 'react';
import { desk } from '#copy/portal/decision-desk.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';

type Props = Required<Pick<ButtonLook, 'variant'>> & {
  ref: Ref<HTMLButtonElement>;
  isDecided: boolean;
  onDecide: () => void;
};

/** Opens the form of a decision; D does the same. */
export function DecideButton({ ref, variant, isDecided, onDecide }: Props) {
  useLetterKeys({ d: onDecide });
  return (
    <Button ref={ref} variant={variant} size="s" icon={Gavel} shortcut="d" onClick={onDecide}>
      {isDecided ? desk.change : desk.decide}
    </Button>
  );
}
