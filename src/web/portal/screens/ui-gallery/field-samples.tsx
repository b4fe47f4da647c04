import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { einMask, phoneMask } from '#web/ui/field-mask.ts';
import { SecretField } from '#web/ui/field-secret.tsx';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';

const terms = ['24', '36', '48', '60'].map((value) => ({ value, label: `${value} mo` }));
const reasons = [
  { value: 'history', label: 'Length of credit history' },
  { value: 'income', label: 'Insufficient income for the amount' },
  { value: 'collateral', label: 'Value of the collateral', note: 'Used equipment over 10 years' },
  { value: 'debt', label: 'Existing debt' },
];
const amountWords = {
  lang: 'en',
  understood: (amount: string) => `Understood as ${amount}`,
  unsure: (amount: string) => `Did you mean ${amount}?`,
  use: (amount: string) => `Use ${amount}`,
  unreadable: 'Enter an amount',
  asTyped: 'Kept as typed',
} as const;

export function FieldSamples() {
  const [amount, setAmount] = useState('150k');
  const [term, setTerm] = useState('48');
  const [reason, setReason] = useState('income');
  const [secret, setSecret] = useState('12-3456789');
  return (
    <Card title="Field, Select, Combobox, DateField, MoneyField">
      <div className="fields">
        <TextField frame={{ id: 'plain', label: 'Business name', span: 2 }} input={{ name: 'plain' }} />
        <TextField
          frame={{ id: 'hinted', label: 'Phone', optional: '(optional)', hint: 'With area code', span: 2 }}
          mask={phoneMask}
          input={{ name: 'hinted', inputMode: 'tel' }}
        />
        <TextField
          frame={{ id: 'refused', label: 'Email', error: 'Enter a valid email address', span: 2 }}
          input={{ name: 'refused', defaultValue: 'elena@' }}
        />
        <TextField
          frame={{ id: 'doubted', label: 'Year', doubt: 'This is more than 30 years ago', span: 2 }}
          input={{ name: 'doubted', defaultValue: '1990' }}
        />
        <TextField
          frame={{ id: 'fixed', label: 'Reference', hint: 'Cannot be changed', span: 2 }}
          input={{ name: 'fixed', defaultValue: 'AEF-2026-004182', readOnly: true }}
        />
        <TextField
          frame={{ id: 'off', label: 'Not available', span: 2 }}
          input={{ name: 'off', disabled: true, defaultValue: 'Disabled' }}
        />
        <SelectField
          frame={{ id: 'state', label: 'State', span: 2 }}
          options={['Nebraska', 'Iowa', 'Texas'].map((value) => ({ value, label: value }))}
          select={{ name: 'state' }}
        />
        <Combobox
          frame={{ id: 'reason', label: 'Reason', hint: 'Type a part of it', span: 2 }}
          options={reasons}
          value={reason}
          onChange={setReason}
          none="No reason has these words"
        />
        <DateField frame={{ id: 'day', label: 'Expires on', span: 2 }} input={{ name: 'day' }} />
        <MoneyField
          frame={{ id: 'amount', label: 'Amount', span: 2 }}
          words={amountWords}
          value={amount}
          input={{ name: 'amount', value: amount, onChange: ({ target }) => setAmount(target.value) }}
          onTake={setAmount}
        />
        <SecretField
          frame={{ id: 'ein', label: 'EIN', span: 2 }}
          mask={einMask}
          value={secret}
          show="Show the EIN"
          hide="Hide the EIN"
          input={{ name: 'ein', value: secret, onChange: ({ target }) => setSecret(target.value) }}
        />
        <SegmentedField
          frame={{ id: 'term', label: 'Term', span: 2 }}
          options={terms}
          radio={{ name: 'term', value: term, onChange: ({ target }) => setTerm(target.value) }}
        />
        <div className="field field-6">
          <CheckboxField id="check" box={{ name: 'check', defaultChecked: true }}>
            Send the notice by email
          </CheckboxField>
        </div>
      </div>
    </Card>
  );
}
