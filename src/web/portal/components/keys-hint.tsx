import { inbox } from '#copy/portal/applications.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import './keys-hint.css';

const { keys: words } = inbox;

/** The keys of a list, where there is a keyboard. */
export const KeysHint = ({ more }: { more?: { key: string; does: string } | undefined }) => (
  <span className="keys-of-list">
    <Kbd>J</Kbd> <Kbd>K</Kbd> {words.move} <Kbd>Enter</Kbd> {words.open}{' '}
    {more && (
      <>
        <Kbd>{more.key}</Kbd> {more.does}{' '}
      </>
    )}
    <Kbd>?</Kbd> {words.all}
  </span>
);
