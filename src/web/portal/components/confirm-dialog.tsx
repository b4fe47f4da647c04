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
  /** Fields between the text and the buttons. */
  children?: ReactNode;
  /** Does it and reports the outcome. The dialog closes in either case. */
  act: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a confirmation before an action that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, busy, cancel, bad = false, children, act, onClose }: Props) {
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
          <Button type="submit" variant={bad ? 'bad' : 'primary'} busy={acting && busy}>
            {confirm}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
