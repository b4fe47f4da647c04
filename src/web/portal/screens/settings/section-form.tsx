import { CircleAlert } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { asksAgain, type SettingsSectionState, type SettingsSection } from '#contract/settings.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { LeaveGuard } from '#web/portal/layout/leave-guard.tsx';
import { RatePreview } from './rate-preview.tsx';
import { SectionConflict } from './section-conflict.tsx';
import { sectionFields } from './section-fields.tsx';
import { faultAt, SectionFormContext } from './use-section-form.ts';
import { type SectionSaving, useSectionSaving } from './use-section-saving.ts';

type Props = { section: SettingsSection; state: SettingsSectionState<SettingsSection> };

/** One section, which is read and saved separately. */
export function SectionForm({ section, state }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const saving = useSectionSaving(section, state, form);
  const { base, faults, touched, dirty, busy } = saving;
  const [resetting, setResetting] = useState(false);
  const Fields = sectionFields[section];
  const shared = useMemo(() => ({ value: base.value, faults, touched }), [base, faults, touched]);
  const isKept = dirty || base.shipped.length === 0;
  return (
    <>
      <LeaveGuard dirty={dirty} text={words.leave} />
      <form
        key={saving.round}
        ref={saving.begin}
        className="panel settings-form"
        noValidate
        aria-label={words.sections[section].title}
        onInput={touched}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save();
        }}
      >
        <Notices saving={saving} />
        <SectionFormContext value={shared}>
          <Fields />
        </SectionFormContext>
        {'pricing' in base.value && (
          <RatePreview before={base.value.pricing} after={dirty ? pricingOf(saving) : base.value.pricing} />
        )}
        <div className="settings-actions">
          <Button type="submit" aria-disabled={busy} busy={busy && saving.dialog === undefined && words.saving}>
            {isKept ? words.save : words.keep}
          </Button>
          {dirty && (
            <Button variant="outline" onClick={saving.discard}>
              {words.discard}
            </Button>
          )}
          {base.source === 'screen' && (
            <Button variant="quiet" onClick={() => (asksAgain(section) ? void saving.reset() : setResetting(true))}>
              {words.reset.button}
            </Button>
          )}
        </div>
      </form>
      {saving.conflict !== undefined && (
        <SectionConflict
          base={base.value}
          mine={saving.conflict}
          latest={state}
          onChosen={(choices) => void saving.choose(choices)}
          onClose={saving.leaveConflict}
        />
      )}
      {saving.doubt !== undefined && (
        <ConfirmDialog
          {...words.doubts}
          text={saving.doubt}
          busy={words.saving}
          act={() => saving.save(true)}
          onClose={saving.dropDoubt}
        />
      )}
      {saving.dialog}
      {resetting && (
        <ConfirmDialog
          {...words.reset}
          title={words.reset.title(words.sections[section].title)}
          text={words.reset.text}
          act={saving.reset}
          onClose={() => {
            setResetting(false);
            saving.refocus();
          }}
        />
      )}
    </>
  );
}

const pricingOf = ({ written }: SectionSaving) => (written && 'pricing' in written ? written.pricing : undefined);

/** What was refused as a whole. */
function Notices({ saving: { faults, refusal } }: { saving: SectionSaving }) {
  const fault = faultAt(faults, 'pricing') ?? faultAt(faults, 'notices');
  const whole = refusal ?? (fault === undefined ? undefined : { title: words.refused, text: fault });
  return (
    <div role="status" className="settings-notices">
      {whole && (
        <Alert tone="bad" icon={CircleAlert} title={whole.title}>
          <p>{whole.text}</p>
        </Alert>
      )}
    </div>
  );
}
