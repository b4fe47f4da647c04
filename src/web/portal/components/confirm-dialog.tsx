import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';

type Props = {
  title: string;
  text: string;
  confirm: string;
  busy: string;
  cancel: string;
  bad?: boolean;
  /** Makes the way back the primary button, focused first. */
  prefersCancel?: boolean;
  /** Fields between the text and the buttons. */
  children?: ReactNode;
  /** Does it and reports the outcome. The dialog closes in either case. */
  act: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const { title, text, confirm, busy, cancel, bad = false, prefersCancel = false, children, act, onClose } = props;
  const [acting, setActing] = useState(false);
  const go = async (): Promise<void> => {
    setActing(true);
    await act();
    onClose();
  };
  return (
    <Dialog title={title} text={text} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!acting) void go();
        }}
      >
        {children}
        <DialogActions>
          {prefersCancel && <Button onClick={onClose}>{cancel}</Button>}
          <Button type="submit" variant={bad ? 'bad' : prefersCancel ? 'outline' : 'primary'} busy={acting && busy}>
            {confirm}
          </Button>
          {!prefersCancel && (
            <Button variant="outline" onClick={onClose}>
              {cancel}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
