import { useState } from 'react';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

const kinds = ['dialog', 'confirmation', 'sheet'] as const;
const people = ['Jordan Lee', 'Dana Cruz'].map((value) => ({ value, label: value }));

export function OverlaySamples() {
  const [open, setOpen] = useState<(typeof kinds)[number]>();
  const close = (): void => setOpen(undefined);
  return (
    <Card title="Dialog, Sheet, Menu">
      <div className="gallery-row">
        {kinds.map((kind) => (
          <Button key={kind} variant="outline" onClick={() => setOpen(kind)}>
            {`Open a ${kind}`}
          </Button>
        ))}
        <Menu
          label="More"
          align="start"
          trigger={<Button variant="outline">Open a menu</Button>}
          items={[
            { label: 'Assign', shortcut: 'a' },
            { label: 'Request documents', shortcut: 'p' },
            { label: 'Not allowed', disabled: true },
            'divider',
            { label: 'Withdraw', bad: true },
          ]}
        />
      </div>
      {open === 'dialog' && (
        <Dialog title="Assign the file" text="The new owner is notified." onClose={close}>
          <SelectField frame={{ id: 'assignee', label: 'Assign to' }} options={people} select={{ name: 'assignee' }} />
          <DialogActions>
            <Button onClick={close}>Assign</Button>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {open === 'confirmation' && (
        <ConfirmDialog
          title="Revoke the link?"
          text="The link stops working. Files already received are kept."
          confirm="Revoke"
          busy="Revoking..."
          cancel="Cancel"
          bad
          act={() => Promise.resolve()}
          onClose={close}
        />
      )}
      {open === 'sheet' && (
        <Sheet title="Filters" close="Close" onClose={close}>
          <SelectField frame={{ id: 'who', label: 'Assigned to' }} options={people} select={{ name: 'who' }} />
        </Sheet>
      )}
    </Card>
  );
}
